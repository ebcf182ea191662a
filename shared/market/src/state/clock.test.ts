/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { setHidden } from '@aldergate/testing/pageVisibility'
import { onTick, tickingAtom } from './clock'
import { seedAtom } from './seed'

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

describe('onTick', () => {
  it('calls each reader at its own period, from one interval and one listener', () => {
    const [everySecond, everyThird] = [jest.fn(), jest.fn()]
    const stops = [onTick(1_000, everySecond), onTick(3_000, everyThird)]
    jest.advanceTimersByTime(6_000)

    expect(everySecond).toHaveBeenCalledTimes(6)
    expect(everyThird).toHaveBeenCalledTimes(2)
    expect(jest.getTimerCount()).toBe(1)
    expect(addListener).toHaveBeenCalledTimes(1)
    for (const stop of stops) stop()
  })

  it('calls what is due at the same second together, the shorter period first', () => {
    const calls: string[] = []
    const stops = [
      onTick(5_000, () => calls.push(`sample at ${Date.now()}`)),
      onTick(3_000, () => calls.push(`step at ${Date.now()}`)),
    ]
    jest.setSystemTime(0)
    jest.advanceTimersByTime(15_000)

    expect(calls.slice(-2)).toEqual(['step at 15000', 'sample at 15000'])
    for (const stop of stops) stop()
  })

  it('lets a late reader join the others at their second', () => {
    const calls: string[] = []
    const stopFirst = onTick(3_000, () => calls.push('first'))
    jest.advanceTimersByTime(1_000)
    const stopLate = onTick(3_000, () => calls.push('late'))
    jest.advanceTimersByTime(2_000)

    expect(calls).toEqual(['first', 'late'])
    stopFirst()
    stopLate()
  })

  it('rests while the page is hidden, calls once as it comes back, and goes on without a burst', () => {
    const listener = jest.fn()
    const stop = onTick(1_000, listener)
    setHidden(true)
    jest.advanceTimersByTime(60_000)
    expect(listener).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)

    setHidden(false)
    expect(listener).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1_000)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
  })

  it('calls all as the page comes back, also what is not due for long', () => {
    const calls: string[] = []
    const stops = [
      onTick(15_000, () => calls.push('ages')),
      onTick(3_000, () => calls.push('prices')),
    ]
    setHidden(true)
    jest.advanceTimersByTime(60 * 60_000)
    setHidden(false)

    expect(calls).toEqual(['prices', 'ages'])
    for (const stop of stops) stop()
  })

  it('waits for a page that was opened in the background', () => {
    setHidden(true)
    const listener = jest.fn()
    const stop = onTick(1_000, listener)
    expect(jest.getTimerCount()).toBe(0)

    setHidden(false)
    expect(listener).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1_000)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
  })

  it('stays silent for a reader that left while hidden', () => {
    const listener = jest.fn()
    const stop = onTick(1_000, listener)
    setHidden(true)
    stop()
    setHidden(false)
    jest.advanceTimersByTime(5_000)

    expect(listener).not.toHaveBeenCalled()
  })

  it('does not call a reader that another one has just taken away', () => {
    const taken = jest.fn()
    const stops = [onTick(1_000, () => stops[1]?.()), onTick(1_000, taken)]
    jest.advanceTimersByTime(1_000)

    expect(taken).not.toHaveBeenCalled()
    stops[0]?.()
  })

  it('may be left twice, and started again from the beginning', () => {
    const [first, second] = [jest.fn(), jest.fn()]
    const stopFirst = onTick(3_000, first)
    jest.advanceTimersByTime(2_000)
    stopFirst()
    const stopSecond = onTick(3_000, second)
    stopFirst()
    jest.advanceTimersByTime(2_000)
    expect(second).not.toHaveBeenCalled()

    jest.advanceTimersByTime(1_000)
    expect(second).toHaveBeenCalledTimes(1)
    stopSecond()
  })

  it('logs a reader that fails and calls the others', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const failure = new Error('no figures')
    const listener = jest.fn()
    const stops = [
      onTick(1_000, () => {
        throw failure
      }),
      onTick(1_000, listener),
    ]
    jest.advanceTimersByTime(1_000)

    expect(listener).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith(expect.any(String), failure)
    for (const stop of stops) stop()
    logged.mockRestore()
  })

  it.each([0, -1_000, 1_500, Number.NaN])(
    'refuses a period of %p and names the cure',
    (periodMs) => {
      expect(() => onTick(periodMs, () => {})).toThrow('pass a multiple of 1000')
    },
  )
})

describe('tickingAtom', () => {
  const countAtom = tickingAtom(0, (count) => count + 1, 3_000, 'count')
  const drawnAtom = tickingAtom(
    (random) => [random()],
    (drawn, random) => [...drawn, random()],
    1_000,
    'drawn',
  )

  function drawnUnder(seed: number): number[] {
    const store = createStore()
    store.set(seedAtom, seed)
    const unsubscribe = store.sub(drawnAtom, () => {})
    jest.advanceTimersByTime(3_000)
    unsubscribe()
    return store.get(drawnAtom)
  }

  it('ticks every three seconds while subscribed, and leaves no timer behind', () => {
    const store = createStore()
    const onChange = jest.fn()
    const unsubscribe = store.sub(countAtom, onChange)
    jest.advanceTimersByTime(6_000)
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(store.get(countAtom)).toBe(2)

    unsubscribe()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ticks once for many readers', () => {
    const store = createStore()
    const stops = [store.sub(countAtom, () => {}), store.sub(countAtom, () => {})]
    jest.advanceTimersByTime(3_000)

    expect(store.get(countAtom)).toBe(1)
    for (const stop of stops) stop()
  })

  it('stands still while nobody reads it, and goes on from there', () => {
    const store = createStore()
    store.sub(countAtom, () => {})()
    jest.advanceTimersByTime(30_000)
    const unsubscribe = store.sub(countAtom, () => {})
    jest.advanceTimersByTime(3_000)

    expect(store.get(countAtom)).toBe(1)
    unsubscribe()
  })

  it('draws its beginning and its steps from the seed', () => {
    expect(drawnUnder(42)).toHaveLength(4)
    expect(drawnUnder(42)).toEqual(drawnUnder(42))
    expect(drawnUnder(42)).not.toEqual(drawnUnder(43))
  })

  it('may step to nothing', () => {
    const store = createStore()
    const onceAtom = tickingAtom<string | undefined>('now', () => undefined, 1_000, 'once')
    const unsubscribe = store.sub(onceAtom, () => {})
    jest.advanceTimersByTime(1_000)

    expect(store.get(onceAtom)).toBeUndefined()
    unsubscribe()
  })
})
