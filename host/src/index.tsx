import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, nameComposition } from '@aldergate/platform'
import { documentLanguage, loadTexts } from '@aldergate/ui'
import { getDefaultStore } from 'jotai'
import { App } from './App'
import { followDevice } from './background/followDevice'
import { followFirstPage } from './background/firstPage'
import { browserLoader } from './composition/browserLoader'
import { compose } from './composition/composition'
import { createGoodVersions } from './composition/goodVersions'
import { createOutcomes } from './composition/outcomes'
import { compositionName } from './composition/compositionName'
import { deviates } from './composition/deviates'
import { todaysRegistry } from './composition/registry'
import { settled } from './composition/settled'
import { newRoutes, routesOf } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

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
// Of a trial nothing is told to the gateway, nothing is kept as good, and nothing stands in for what fails.
const composition = deviation?.isTrial
  ? compose(registry, browserLoader(), undefined, undefined, deviation)
  : compose(registry, browserLoader(), kept, createOutcomes(), deviation)
composition.onRegistry(() => nameComposition(compositionName(composition.registry)))
const router = createBrowserRouter(routesOf(composition), {
  patchRoutesOnNavigation: newRoutes(composition),
})
// The page that was asked for is there before the first render, unless it keeps us waiting.
await Promise.all([device, settled(router), loadTexts(documentLanguage())])
createRoot(root).render(
  <StrictMode>
    <App composition={composition} router={router} />
  </StrictMode>,
)
void followFirstPage(store, router)

if (process.env.NODE_ENV === 'development') {
  const { followBuilds } = await import('./development/followBuilds')
  followBuilds({ ...composition, reload: () => location.reload() })
}
