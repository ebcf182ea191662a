import { StrictMode } from 'react'
import { createBrowserRouter, nameComposition } from '@aldergate/platform'
import { documentLanguage, loadTexts } from '@aldergate/ui'
import { getDefaultStore } from 'jotai'
import { App } from './App'
import { breath } from './scripts/breath'
import { followDevice } from './background/device.atoms'
import { followFirstPage, isFirstPageShownAtom } from './background/firstPage.atoms'
import { browserLoader } from './loading/browserLoader'
import { compose, type Composition } from './composition/composition'
import { createGoodVersions } from './loading/goodVersions'
import { createOpenings } from './loading/openings'
import { createOutcomes } from './loading/outcomes'
import { compositionName } from './registry/compositionName'
import { deviates } from './registry/deviates'
import { readablePath } from './registry/readablePath'
import { todaysRegistry } from './registry/registry'
import { initialized, settled } from './loading/settled'
import { takeOver } from './drawing/takeOver'
import { isDrawn } from './document/drawn'
import { orTell } from './scripts/orTell'
import { pageScripts } from './document/pageScripts'
import { newRoutes, routesOf } from './routes'
import { createTouched } from './touched/createTouched'

/** A function, because what waits at the top of a module needs a runtime of its own, in the first file of all. */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')

  // Each piece of the start is a task of its own, or a slow processor would answer to nothing until all have ended.
  await breath()
  const touched = createTouched(pageScripts().baseline?.())
  await breath()
  const store = getDefaultStore()
  const device = followDevice(store)
  const today = await todaysRegistry(document)
  const deviation = deviates(location.search)
    ? await (await import('./deviation/deviate')).deviate(today, location.search, store)
    : undefined
  const registry = deviation?.registry ?? today
  nameComposition(compositionName(registry))
  const kept = createGoodVersions({
    openStorage: () => localStorage,
    hostVersion: registry.hostVersion,
  })
  const openings = createOpenings({
    openStorage: () => localStorage,
    now: () => Date.now(),
    isHidden: () => document.hidden,
  })
  // A document that answers until it is left or looked away from owes nobody an answer.
  document.addEventListener('visibilitychange', openings.end)
  window.addEventListener('pagehide', openings.end)
  // Of a trial nothing is told to the gateway, nothing is kept as good, and nothing stands in for what fails.
  const memory = deviation?.isTrial
    ? { openings, touched }
    : { kept, outcomes: createOutcomes(), openings, touched }
  const composition = compose(registry, browserLoader(), memory, deviation)
  composition.onRegistry(() => nameComposition(compositionName(composition.registry)))
  await breath()
  const { pathname, search, hash } = location
  const path = readablePath(pathname)
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash)
  const router = createBrowserRouter(routesOf(composition), {
    patchRoutesOnNavigation: newRoutes(composition),
  })
  // The page that was asked for is there before the first render, unless it keeps us waiting. What the document has
  // drawn keeps nobody waiting: it stays until the page can take its place.
  const firstPage = isDrawn(root) ? initialized(router) : settled(router)
  await Promise.all([device, firstPage, loadTexts(documentLanguage())])
  const { arrived } = takeOver(
    root,
    <StrictMode>
      <App composition={composition} router={router} />
    </StrictMode>,
  )
  store.sub(isFirstPageShownAtom, () => void goAhead(composition))
  // What nobody waits for must not come before the page that is still rendered.
  void arrived.then(() => followFirstPage(store, router))

  if (process.env.NODE_ENV === 'development') {
    const { followBuilds } = await import('./development/followBuilds')
    followBuilds({ ...composition, reload: () => location.reload() })
  }
}

/**
 * Brings the rest of the registry, for other pages than the first, and then, where the line has room, the files of the
 * pages that may be next.
 */
async function goAhead(composition: Composition) {
  await composition.complete()
  try {
    const { fetchNextPages } = await import(
      /* webpackChunkName: "afterwards" */ './background/nextPages'
    )
    fetchNextPages(composition)
  } catch {
    // Nobody misses it: a page that is opened is asked for anyway.
  }
}

void orTell(start())
