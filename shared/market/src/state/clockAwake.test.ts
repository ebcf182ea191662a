/** @jest-environment jsdom */

import { setHidden } from '@aldergate/testing/pageVisibility'
import { keepAwake, onTick } from './clock'

const addListener = jest.spyOn(document, 'addEventListener')
const removeListener = jest.spyOn(document, 'removeEventListener')

beforeEach(() => {
  jest.useFakeTimers()
  setHidden(false)
  jest.clearAllMocks()
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  expect(addListener).toHaveBeenCalledTimes(removeListener.mock.calls.length)
  jest.useRealTimers()
})

it('calls every reader once each 15 s while the page is hidden, from one interval', () => {
  const [everySecond, everyTenth] = [jest.fn(), jest.fn()]
  const stops = [onTick(1_000, everySecond), onTick(10_000, everyTenth), keepAwake(), keepAwake()]
  setHidden(true)
  expect(jest.getTimerCount()).toBe(1)

  jest.advanceTimersByTime(45_000)
  expect(everySecond).toHaveBeenCalledTimes(3)
  expect(everyTenth).toHaveBeenCalledTimes(3)
  for (const stop of stops) stop()
})

it('calls the shorter period first then, too', () => {
  const calls: string[] = []
  const stops = [
    onTick(5_000, () => calls.push('sample')),
    onTick(3_000, () => calls.push('step')),
    keepAwake(),
  ]
  setHidden(true)
  jest.advanceTimersByTime(15_000)

  expect(calls).toEqual(['step', 'sample'])
  for (const stop of stops) stop()
})

it('changes nothing while the page is seen', () => {
  const listener = jest.fn()
  const stop = onTick(1_000, listener)
  jest.advanceTimersByTime(500)
  keepAwake()()
  const release = keepAwake()
  jest.advanceTimersByTime(500)

  expect(listener).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(1)
  release()
  stop()
})

it('may begin and end while the page is hidden', () => {
  const listener = jest.fn()
  const stop = onTick(1_000, listener)
  setHidden(true)
  const [release, other] = [keepAwake(), keepAwake()]
  jest.advanceTimersByTime(10_000)
  release()
  release()
  jest.advanceTimersByTime(15_000)
  expect(listener).toHaveBeenCalledTimes(1)

  other()
  expect(jest.getTimerCount()).toBe(0)
  stop()
})

it('calls once as the page returns, and goes on at the usual pace without a burst', () => {
  const listener = jest.fn()
  const stops = [onTick(1_000, listener), keepAwake()]
  setHidden(true)
  jest.advanceTimersByTime(14_000)
  setHidden(false)
  expect(listener).toHaveBeenCalledTimes(1)

  jest.advanceTimersByTime(2_000)
  expect(listener).toHaveBeenCalledTimes(3)
  for (const stop of stops) stop()
})

it('needs no timer and no listener while nobody reads', () => {
  const release = keepAwake()
  setHidden(true)
  expect(jest.getTimerCount()).toBe(0)
  expect(addListener).not.toHaveBeenCalled()

  onTick(1_000, () => {})()
  expect(jest.getTimerCount()).toBe(0)
  release()
})
