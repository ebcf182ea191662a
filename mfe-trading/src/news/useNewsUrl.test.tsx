import { useLocation } from '@aldergate/platform'
import { MemoryRouter } from '@aldergate/platform/memory'
import { act, renderHook } from '@testing-library/react'
import { useNewsUrl } from './useNewsUrl'

it('loses no change when several follow each other before the page is drawn', () => {
  const { result } = renderHook(() => ({ ...useNewsUrl(), search: useLocation().search }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/news?seed=7']}>{children}</MemoryRouter>
    ),
  })

  act(() => {
    const { changeFilter, toggleArticle } = result.current
    changeFilter({ view: 'unread' })
    changeFilter({ query: 'gold ' })
    toggleArticle('gold-steady-sample')
    changeFilter({ topic: 'gold' })
  })

  const { filter, openId, search } = result.current
  expect(filter).toMatchObject({ view: 'unread', query: 'gold ', topic: 'gold' })
  expect(openId).toBe('gold-steady-sample')
  expect(search).toBe('?seed=7&view=unread&q=gold&article=gold-steady-sample&topic=gold')

  act(() => result.current.changeFilter({ view: 'all' }))
  expect(result.current.search).toBe('?seed=7&q=gold&article=gold-steady-sample&topic=gold')
})
