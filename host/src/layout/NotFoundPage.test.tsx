import { changeSettingsAtom, RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { render, screen, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { compose } from '../composition/composition'
import { CompositionContext } from '../composition/useComposition'
import { ready } from '../testing/fakeLoader'
import { REGISTRY } from '../testing/registry.data'
import { NotFoundPage } from './NotFoundPage'

function renderAt(path: string, store = createStore()) {
  const composition = compose(REGISTRY, { load: async () => ready(() => null) })
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], {
    initialEntries: [path],
  })
  render(
    <Provider store={store}>
      <CompositionContext value={composition}>
        <RouterProvider router={router} />
      </CompositionContext>
    </Provider>,
  )
}

it('names the address that nobody answers, and the pages that are nearest to it', () => {
  renderAt('/setings')

  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByText(/\/setings/)).toBeVisible()
  const [nearest] = within(screen.getByRole('list')).getAllByRole('link')
  expect(nearest).toHaveAttribute('href', '/settings')
})

it('describes itself in the language of the reader', async () => {
  const store = createStore()
  store.set(changeSettingsAtom, { language: 'fr' })
  renderAt('/setings', store)

  expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeVisible()
  const description = document.head.querySelector('meta[name="description"]')
  expect(description).toHaveAttribute('content', expect.stringMatching(/pas de page à \/setings/))
})
