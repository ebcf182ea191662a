import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { render, screen, within } from '@testing-library/react'
import { compose } from '../composition/composition'
import { CompositionContext } from '../composition/CompositionContext'
import { ready } from '../testing/fakeLoader'
import { REGISTRY } from '../testing/registry.data'
import { NotFoundPage } from './NotFoundPage'

it('names the address that nobody answers, and the pages that are nearest to it', () => {
  const composition = compose(REGISTRY, { load: async () => ready(() => null) })
  const router = createMemoryRouter([{ path: '*', element: <NotFoundPage /> }], {
    initialEntries: ['/setings'],
  })
  render(
    <CompositionContext value={composition}>
      <RouterProvider router={router} />
    </CompositionContext>,
  )

  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByText(/\/setings/)).toBeVisible()
  const [nearest] = within(screen.getByRole('list')).getAllByRole('link')
  expect(nearest).toHaveAttribute('href', '/settings')
})
