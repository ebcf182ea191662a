import { act, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useNavigate, useSearchParams } from './router'
import { TYPED, useTypedText } from './useTypedText'

function queryOf(params: URLSearchParams): string {
  return params.get('q') ?? ''
}

function Search() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [typed, setTyped] = useTypedText(queryOf)

  function search(query: string) {
    setTyped(query)
    setParams(query ? { q: query } : {}, { replace: typed !== '', state: TYPED })
  }
  return (
    <>
      <input type="search" value={typed} onChange={({ target }) => search(target.value)} />
      <output>{queryOf(params)}</output>
      <button onClick={() => void navigate('/?q=linked')}>Linked</button>
      <button onClick={() => void navigate('/elsewhere')}>Elsewhere</button>
    </>
  )
}

let router: ReturnType<typeof createBrowserRouter>

beforeEach(async () => {
  window.history.replaceState(null, '', '/')
  router = createBrowserRouter([
    { path: '/', Component: Search },
    { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('searchbox')
})

afterEach(() => router.dispose())

function type(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
}

async function goBack() {
  const gone = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  )
  window.history.back()
  await gone
}

it('leads with what is typed, and the address follows', async () => {
  type('r')
  type('ruin')
  expect(screen.getByRole('searchbox')).toHaveValue('ruin')
  expect(await screen.findByText('ruin')).toBeInTheDocument()
  expect(window.location.search).toBe('?q=ruin')
})

it('follows Back, and whoever else navigates', async () => {
  type('ruin')
  await screen.findByText('ruin')
  await act(goBack)
  expect(screen.getByRole('searchbox')).toHaveValue('')

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Linked' })))
  expect(screen.getByRole('searchbox')).toHaveValue('linked')
})

it('follows Back that comes while the page has not yet reached the typed address', async () => {
  // Within one act, React renders nothing in between: so it is on a busy machine.
  await act(async () => {
    type('ruin')
    while (window.location.search !== '?q=ruin') await Promise.resolve()
    await goBack()
  })
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('keeps what is typed while Back leads to another page', async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' })))
  await act(async () => router.navigate('/?q=linked'))
  const field = screen.getByRole('searchbox')
  await act(async () => {
    await goBack()
    expect(field).toHaveValue('linked')
  })
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})
