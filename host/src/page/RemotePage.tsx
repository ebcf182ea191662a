import { type ComponentType, memo, Suspense, useState } from 'react'
import type { RegisteredPage, Registry } from '@aldergate/contract'
import {
  blamedRemote,
  logFailure,
  settingsAtom,
  useLoaderData,
  useLocation,
} from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { Resumed } from '../drawing/Resumed'
import { useComposition } from '../composition/useComposition'
import type { PageLoad } from '../loading/createLoader'
import { FallenPage } from './FallenPage'
import { NewVersionNotice } from './NewVersionNotice'
import { PageBoundary } from './PageBoundary'
import { PageUnavailable } from './PageUnavailable'
import { spokenLanguage } from './spokenLanguage'
import { useRegisteredHead } from './useRegisteredHead'
import { WaitingPage } from './WaitingPage'
import { Working } from './Working'

interface RemotePageProps {
  /** The registered page as it was when its route was created. */
  page: RegisteredPage
}

/** The page of a route once loaded, or a notice that it is unavailable. Each retry remounts it. */
export function RemotePage({ page: first }: RemotePageProps) {
  const load = useLoaderData<PageLoad>()
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(1)
  const { registry, notePainted, noteWorking, noteCrash, askAnew } = useComposition()
  const { remote, page } = newestOf(registry, first)
  useRegisteredHead(page)
  const { language } = useAtomValue(settingsAtom)
  const spoken = remote ? spokenLanguage(remote, language) : language

  const mountAgain = () => setAttempt((count) => count + 1)
  const whose = (error: unknown) => blamedRemote(error) ?? load.source
  const crashed = (error: unknown) => {
    logFailure(`${whose(error)} crashed on ${page.path}`, error)
    noteCrash(whose(error), error)
    // The input is lost anyway, so following the page's own link may load a newer version.
    askAnew(page.path)
  }

  if (load.status === 'failed') {
    const { source, leftOut, isSilent } = load
    return <PageUnavailable page={page} source={source} leftOut={leftOut} isSilent={isSilent} />
  }
  return (
    <PageBoundary
      key={`${page.path} ${load.source} ${attempt}`}
      place={pathname}
      onCrash={crashed}
      fallback={(error) => <FallenPage page={page} source={whose(error)} onRetry={mountAgain} />}
    >
      <Suspense fallback={<WaitingPage page={page} source={load.source} onRetry={mountAgain} />}>
        <Resumed lang={spoken === language ? undefined : spoken}>
          <Shown Page={load.Page} />
        </Resumed>
        <Working
          onPainted={() => notePainted(load)}
          onWorking={() => noteWorking(page.path, load)}
        />
        <NewVersionNotice page={page} load={load} />
      </Suspense>
    </PageBoundary>
  )
}

/** Keeps a registry update from re-rendering the page itself. */
const Shown = memo(function Shown({ Page }: { Page: ComponentType }) {
  return <Page />
})

/** A newer release may describe a page differently, or serve it from another remote. */
function newestOf({ remotes }: Registry, first: RegisteredPage) {
  const isSame = ({ path }: RegisteredPage) => path === first.path
  const remote = remotes.find(({ pages }) => pages.some(isSame))
  return { remote, page: remote?.pages.find(isSame) ?? first }
}
