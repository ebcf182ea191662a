import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from './router'
import { useLatestParams } from './useLatestParams'

let write: ReturnType<typeof useLatestParams>[1]

function Page() {
  const [params, writeParams] = useLatestParams()
  write = writeParams
  return <output>{params.toString()}</output>
}

function setting(name: string, value: string) {
  return (latest: URLSearchParams) => {
    const next = new URLSearchParams(latest)
    next.set(name, value)
    return next
  }
}

let router: ReturnType<typeof createMemoryRouter>

beforeEach(() => {
  router = createMemoryRouter([{ path: '/', Component: Page }], { initialEntries: ['/?seed=7'] })
  render(<RouterProvider router={router} />)
})

afterEach(() => router.dispose())

it('loses no change when several follow each other before the page is drawn', async () => {
  await act(async () => {
    write(setting('tag', 'fx'))
    write(setting('q', 'b'), { replace: true })
    write(setting('q', 'bu'), { replace: true })
  })
  expect(screen.getByText('seed=7&tag=fx&q=bu')).toBeInTheDocument()
  await act(async () => write(setting('tag', 'gold')))
  expect(screen.getByText('seed=7&tag=gold&q=bu')).toBeInTheDocument()
})

it('goes on from wherever somebody else navigated to', async () => {
  await act(async () => write(setting('tag', 'fx')))
  await act(async () => router.navigate('/?tag=oil'))
  await act(async () => write(setting('q', 'b')))
  expect(screen.getByText('tag=oil&q=b')).toBeInTheDocument()

  await act(async () => router.navigate(-1))
  expect(screen.getByText('tag=oil')).toBeInTheDocument()
  await act(async () => write(setting('q', 'c')))
  expect(screen.getByText('tag=oil&q=c')).toBeInTheDocument()
})
