import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { Page } from './Page'

/** Pages, one of them heavy, which records whether its prices were rendered before its heading was visible. */
function renderPages(start: string) {
  const stood: boolean[] = []
  function Heavy() {
    useLayoutEffect(() => {
      stood.push(screen.queryByText('Prices') !== null)
    }, [])
    return (
      <Page title="Markets" isHeavy>
        <p id="prices">Prices</p>
      </Page>
    )
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <Page title="Home" /> },
      { path: '/markets', element: <Heavy /> },
    ],
    { initialEntries: [start] },
  )
  render(<RouterProvider router={router} />)
  return { stood, navigate: (to: string | number) => act(() => router.navigate(to as string)) }
}

it('lets the heading come first for who follows a link', async () => {
  const { stood, navigate } = renderPages('/')
  await navigate('/markets')

  expect(stood).toEqual([false])
  expect(screen.getByText('Prices')).toBeVisible()
})

it('comes with the heading in a new document, and on the way back', async () => {
  const { stood, navigate } = renderPages('/markets')
  expect(stood).toEqual([true])
  await navigate('/')
  await navigate(-1)

  expect(stood).toEqual([true, true])
})

it('comes with the heading where a link leads to a place on the page', async () => {
  const { stood, navigate } = renderPages('/')
  await navigate('/markets#prices')

  expect(stood).toEqual([true])
})
