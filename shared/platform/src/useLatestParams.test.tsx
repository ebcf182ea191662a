import { act, renderHook } from '@testing-library/react'
import { useLocation, useNavigate } from './router'
import { MemoryRouter } from './memory'
import { useLatestParams, withParams } from './useLatestParams'

function renderPage() {
  return renderHook(
    () => ({
      write: useLatestParams()[1],
      navigate: useNavigate(),
      search: useLocation().search,
      state: useLocation().state as unknown,
    }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/?seed=7']}>{children}</MemoryRouter>
      ),
    },
  )
}

function setting(name: string, value: string) {
  return (latest: URLSearchParams) => withParams(latest, { [name]: value })
}

it('loses no change when several follow each other before the page is drawn', () => {
  const { result } = renderPage()
  act(() => {
    const { write } = result.current
    write(setting('tag', 'fx'))
    write(setting('q', 'b'), { replace: true })
    write(setting('q', 'bu'), { replace: true })
  })
  expect(result.current.search).toBe('?seed=7&tag=fx&q=bu')

  act(() => result.current.write(setting('tag', 'gold')))
  expect(result.current.search).toBe('?seed=7&tag=gold&q=bu')
})

it('goes on from wherever somebody else navigated to', () => {
  const { result } = renderPage()
  act(() => result.current.write(setting('tag', 'fx')))
  act(() => void result.current.navigate('/?tag=oil'))
  act(() => result.current.write(setting('q', 'b')))
  expect(result.current.search).toBe('?tag=oil&q=b')

  act(() => void result.current.navigate(-1))
  act(() => result.current.write(setting('q', 'c')))
  expect(result.current.search).toBe('?tag=oil&q=c')
})

it('leaves with the address what the page wants to find there again', () => {
  const { result } = renderPage()
  act(() => result.current.write(setting('tool', 'tax'), { state: { openedHere: true } }))
  expect(result.current.state).toMatchObject({ openedHere: true })
})

it('replaces some of the parameters, and leaves one with an empty value out', () => {
  const params = new URLSearchParams('seed=7&q=b&tag=fx')
  expect(withParams(params, { q: '', tag: 'gold' }).toString()).toBe('seed=7&tag=gold')
  expect(params.toString()).toBe('seed=7&q=b&tag=fx')
})
