import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { CONTRACT_VERSION, inLanguage, type RegisteredPage } from '@aldergate/contract'
import { createBrowserRouter, type RouteObject, settingsAtom } from '@aldergate/platform'
import { documentLanguage, loadTexts, settleTexts } from '@aldergate/ui'
import { getDefaultStore, useAtomValue } from 'jotai'
import { createRoot } from 'react-dom/client'
import { App } from '../../../host/src/App'
import { followFirstPage } from '../../../host/src/background/firstPage.atoms'
import { followDevice } from '../../../host/src/background/device.atoms'
import { AppCrashed } from '../../../host/src/layout/AppCrashed'
import type { Composition } from '../../../host/src/composition/composition'
import { settled } from '../../../host/src/loading/settled'
import { RootLayout } from '../../../host/src/layout/RootLayout'
import { usePageHead } from '../../../host/src/document/usePageHead'

/** A page in the bundle. */
interface BundledPage {
  path: string
  packages: string[]
  load: () => Promise<{ Page: ComponentType; about: About }>
}

type About = Pick<RegisteredPage, 'title' | 'description'>

/** Starts the app as one bundle of host and remotes: the host's frame, and pages through `import()`. */
export async function start(pages: readonly BundledPage[]): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root".')
  const store = getDefaultStore()
  const device = followDevice(store)
  const children = pages.map(routeOf)
  const router = createBrowserRouter([
    { element: <RootLayout />, errorElement: <AppCrashed />, children },
  ])
  await Promise.all([device, settled(router), loadTexts(documentLanguage())])
  createRoot(root).render(
    <StrictMode>
      <App composition={compositionOf(pages)} router={router} />
    </StrictMode>,
  )
  void followFirstPage(store, router)
}

function routeOf({ path, load }: BundledPage): RouteObject {
  return {
    path,
    lazy: async () => {
      const settle = settleTexts()
      const { Page, about } = await load()
      await settle(documentLanguage())
      return {
        Component: () => (
          <WithHead path={path} about={about}>
            <Page />
          </WithHead>
        ),
      }
    },
  }
}

interface WithHeadProps {
  path: string
  about: About
  children: ReactNode
}

/** The page, with its title and description in the head of the document. */
function WithHead({ path, about, children }: WithHeadProps) {
  const { language } = useAtomValue(settingsAtom)
  usePageHead({
    title: inLanguage(about.title, language),
    description: inLanguage(about.description, language),
    path,
  })
  return children
}

/** Returns the composition that the frame asks for: no page of a bundle fails by itself, or has versions. */
function compositionOf(pages: readonly BundledPage[]): Composition {
  const none = { en: '' }
  const remote = {
    name: 'monolith',
    version: '',
    container: '',
    entry: { url: '', integrity: '' },
    pages: pages.map(({ path, packages }) => ({
      path,
      packages,
      expose: '',
      files: [],
      title: none,
      description: none,
    })),
  }
  const registry = {
    contract: CONTRACT_VERSION,
    release: 1,
    hostVersion: '',
    packages: {},
    remotes: [remote],
    leftOut: [],
    canaries: [],
  }
  const composition: Partial<Composition> = {
    registry,
    onRegistry: () => () => undefined,
    prefetch: (path) => void pages.find((page) => page.path === path)?.load(),
    look: () => Promise.resolve(),
    newer: () => undefined,
    isNewPage: () => false,
  }
  return composition as Composition
}
