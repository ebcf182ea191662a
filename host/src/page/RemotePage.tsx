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
  /** As it was when its route was made. */
  page: RegisteredPage
}

/** The page of a route once its load has ended, or a notice that it is unavailable. Each Retry mounts it afresh. */
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
    // Nothing is typed there any more: its own link may have it in a newer version.
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

/** Keeps the page from rendering once more when the registry changes: only what is around it does. */
const Shown = memo(function Shown({ Page }: { Page: ComponentType }) {
  return <Page />
})

/** A newer release may say other things of a page, or have it of another remote. */
function newestOf({ remotes }: Registry, first: RegisteredPage) {
  const isSame = ({ path }: RegisteredPage) => path === first.path
  const remote = remotes.find(({ pages }) => pages.some(isSame))
  return { remote, page: remote?.pages.find(isSame) ?? first }
}
