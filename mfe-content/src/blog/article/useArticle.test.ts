/** @jest-environment jsdom */

import { act, renderHook, waitFor } from '@testing-library/react'
import { ARTICLE_IDS } from './articles'
import { useArticle } from './useArticle'

const [FIRST = '', SECOND = ''] = ARTICLE_IDS

it('says that a text did not come, and asks for it again', async () => {
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { result } = renderHook(() => useArticle('nothing'))
  expect(result.current.article.status).toBe('loading')
  await waitFor(() => expect(result.current.article.status).toBe('failed'))

  act(() => result.current.retry())
  expect(result.current.article.status).toBe('loading')
  await waitFor(() => expect(result.current.article.status).toBe('failed'))
  expect(failure).toHaveBeenCalledTimes(2)
  failure.mockRestore()
})

it('shows nothing of an article while the next one comes', async () => {
  const { result, rerender } = renderHook((id: string) => useArticle(id), { initialProps: FIRST })
  await waitFor(() => expect(result.current.article.status).toBe('loaded'))

  rerender(SECOND)
  expect(result.current.article.status).toBe('loading')
  await waitFor(() => expect(result.current.article.status).toBe('loaded'))
})

it('hears no answer once nobody waits for it', async () => {
  const { result, unmount } = renderHook(() => useArticle(FIRST))
  unmount()
  await act(() => Promise.resolve())

  expect(result.current.article.status).toBe('loading')
})
