/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react'
import { useChosen } from './useChosen'

it('holds what the user chose until the parent asks for something else', () => {
  const { result, rerender } = renderHook(({ asked }) => useChosen(asked), {
    initialProps: { asked: '1h' },
  })
  act(() => result.current[1]('4h'))
  expect(result.current[0]).toBe('4h')

  rerender({ asked: '1h' })
  expect(result.current[0]).toBe('4h')
  rerender({ asked: '15m' })
  expect(result.current[0]).toBe('15m')
})

it('holds no choice again when the parent comes back to what it asked for before', () => {
  const { result, rerender } = renderHook(({ asked }) => useChosen(asked), {
    initialProps: { asked: '1h' },
  })
  act(() => result.current[1]('4h'))
  rerender({ asked: '15m' })
  rerender({ asked: '1h' })

  expect(result.current[0]).toBe('1h')
})

it('takes an equal list that is made anew in each render for the same', () => {
  const { result, rerender } = renderHook(() => useChosen<{ id: string }[]>([{ id: 'rsi' }]))
  act(() => result.current[1]([]))
  rerender()

  expect(result.current[0]).toEqual([])
})

it('only tells a parent that listens', () => {
  const onChoose = jest.fn()
  const { result } = renderHook(() => useChosen<string>('1h', onChoose))
  act(() => result.current[1]('4h'))

  expect(onChoose).toHaveBeenCalledWith('4h')
  expect(result.current[0]).toBe('1h')
})
