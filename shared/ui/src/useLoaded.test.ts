/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react'
import { later, useLoaded } from './useLoaded'

it('tells of a part that does not come, and asks for it again', async () => {
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('part')
  const part = later<string>(load)
  const { result } = renderHook(() => useLoaded(part))
  expect(result.current.loaded.status).toBe('loading')

  await act(async () => {})
  expect(result.current.loaded.status).toBe('failed')
  expect(failure).toHaveBeenCalledTimes(1)

  await act(async () => result.current.retry())
  expect(result.current.loaded).toEqual({ status: 'ready', value: 'part' })
  failure.mockRestore()
})

it('forgets a part that comes after the page was left', async () => {
  const parts: ((value: string) => void)[] = []
  const part = later(() => new Promise<string>((resolve) => parts.push(resolve)))
  const { result, unmount } = renderHook(() => useLoaded(part))
  unmount()
  await act(async () => parts[0]?.('late'))

  expect(result.current.loaded.status).toBe('loading')
})

it('shows at once what has come before', async () => {
  const load = jest.fn(() => Promise.resolve('part'))
  const part = later(load)
  const first = renderHook(() => useLoaded(part))
  await act(async () => {})
  first.unmount()
  const { result } = renderHook(() => useLoaded(part))

  expect(result.current.loaded).toEqual({ status: 'ready', value: 'part' })
  expect(load).toHaveBeenCalledTimes(1)
})

it('asks once it is wanted, also for what is there, and keeps it afterwards', async () => {
  const load = jest.fn(() => Promise.resolve('part'))
  const part = later(load)
  await part.load()
  const { result, rerender } = renderHook(({ isWanted }) => useLoaded(part, isWanted), {
    initialProps: { isWanted: false },
  })
  expect(result.current.loaded.status).toBe('loading')

  await act(async () => rerender({ isWanted: true }))
  expect(result.current.loaded).toEqual({ status: 'ready', value: 'part' })

  rerender({ isWanted: false })
  expect(result.current.loaded).toEqual({ status: 'ready', value: 'part' })
  expect(load).toHaveBeenCalledTimes(1)
})

it('asks for nothing that is not wanted', async () => {
  const load = jest.fn(() => Promise.resolve('part'))
  renderHook(() => useLoaded(later(load), false))
  await act(async () => {})

  expect(load).not.toHaveBeenCalled()
})
