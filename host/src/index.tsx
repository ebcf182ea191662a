import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, settingsAtom } from '@aldergate/platform'
import { startKeeping } from '@aldergate/keeping'
import { getDefaultStore } from 'jotai'
import { App } from './App'
import { browserLoader } from './composition/browserLoader'
import { compose } from './composition/composition'
import { firstRegistry } from './composition/registry'
import { settled } from './composition/settled'
import { tellOfProblem } from './keeping/tellOfProblem'
import { routesOf } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const store = getDefaultStore()
startKeeping(store, () => window.localStorage, {
  onProblem: (problem) => tellOfProblem(problem, store.get(settingsAtom).language),
})

const composition = compose(await firstRegistry(document), browserLoader())
const router = createBrowserRouter(routesOf(composition))
// The page that was asked for is there before the first render, unless it keeps us waiting.
await settled(router)
createRoot(root).render(
  <StrictMode>
    <App composition={composition} router={router} />
  </StrictMode>,
)

if (process.env.NODE_ENV === 'development') {
  const { reloadOnPromotion } = await import('./composition/reloadOnPromotion')
  reloadOnPromotion()
}
