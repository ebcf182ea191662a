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
import { createTouched } from './globals/createTouched'

/** A function, because top-level `await` would add runtime code to the first file. */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root".')

  // Each step of the start is a task of its own, so that a slow processor stays responsive in between.
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
  // A document that is left or hidden while it responds must not count as hung.
  document.addEventListener('visibilitychange', openings.end)
  window.addEventListener('pagehide', openings.end)
  // A trial reports nothing to the gateway, marks no version as good, and gets no stand-ins.
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
  // The requested page is loaded before the first render, unless that takes too long. With a prerendered page there is
  // no limit: it stays until the page can replace it.
  const firstPage = isDrawn(root) ? initialized(router) : settled(router)
  await Promise.all([device, firstPage, loadTexts(documentLanguage())])
  const { arrived } = takeOver(
    root,
    <StrictMode>
      <App composition={composition} router={router} />
    </StrictMode>,
  )
  store.sub(isFirstPageShownAtom, () => void goAhead(composition))
  // Work that is not urgent must not compete with the first render.
  void arrived.then(() => followFirstPage(store, router))

  if (process.env.NODE_ENV === 'development') {
    const { followBuilds } = await import('./development/followBuilds')
    followBuilds({ ...composition, reload: () => location.reload() })
  }
}

/**
 * Loads the rest of the registry, for pages other than the first, and then prefetches likely next pages if there is
 * bandwidth.
 */
async function goAhead(composition: Composition) {
  await composition.complete()
  try {
    const { fetchNextPages } = await import(
      /* webpackChunkName: "afterwards" */ './background/nextPages'
    )
    fetchNextPages(composition)
  } catch {
    // Not reported: a page that is opened is loaded anyway.
  }
}

void orTell(start())
