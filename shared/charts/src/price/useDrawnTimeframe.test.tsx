import { act, renderHook } from '@testing-library/react'
import type { Candle } from '@aldergate/market'
import { pricePathAtom } from '@aldergate/market/state'
import { atom, createStore, Provider } from 'jotai'
import { useDrawnTimeframe } from './useDrawnTimeframe'

type Asked = Parameters<typeof useDrawnTimeframe>[0]

const BITCOIN: Asked = {
  pair: 'BTC/GBP',
  timeframe: '1h',
  indicators: [],
  source: undefined,
  isInSight: true,
}

function renderTimeframe(initialProps = BITCOIN) {
  const store = createStore()
  /** Called for every five minutes of prices that are read, with their hour. */
  const readHour = jest.spyOn(store.get(pricePathAtom(initialProps.pair)), 'levels')
  const view = renderHook((asked: Asked) => useDrawnTimeframe(asked), {
    initialProps,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  return { ...view, readHour }
}

/** Lets every step take longer than a slice may, so that each is a slice of its own. */
function slowDown() {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 5))
}

/** Runs all slices, and returns how many there were. */
function runSlices(): number {
  let count = 0
  for (; jest.getTimerCount() > 0; count += 1) act(() => jest.runOnlyPendingTimers())
  return count
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('is the asked one at first, and the last one until the candles of another are made', () => {
  const { result, rerender, readHour } = renderTimeframe()
  expect(result.current).toBe('1h')

  rerender({ ...BITCOIN, timeframe: '4h' })
  expect(result.current).toBe('1h')
  expect(readHour).not.toHaveBeenCalled()
  slowDown()
  expect(runSlices()).toBeGreaterThan(20)
  expect(result.current).toBe('4h')
  expect(readHour).toHaveBeenCalled()
})

it('is none before the chart is in sight, and the asked one once the candles of that are made', () => {
  const { result, rerender, readHour } = renderTimeframe({ ...BITCOIN, isInSight: false })
  rerender({ ...BITCOIN, timeframe: '4h', isInSight: false })
  expect(result.current).toBeUndefined()
  expect(jest.getTimerCount()).toBe(0)

  slowDown()
  rerender({ ...BITCOIN, timeframe: '4h' })
  expect(result.current).toBeUndefined()
  expect(runSlices()).toBeGreaterThan(20)
  expect(result.current).toBe('4h')
  expect(readHour).toHaveBeenCalled()

  rerender({ ...BITCOIN, timeframe: '4h', isInSight: false })
  expect(result.current).toBe('4h')
})

it('comes to a timeframe that was drawn before with the first slice', () => {
  const { result, rerender } = renderTimeframe({ ...BITCOIN, timeframe: '1m' })
  for (const timeframe of ['4h', '15m', '1m'] as const) {
    rerender({ ...BITCOIN, timeframe })
    runSlices()
  }
  slowDown()
  rerender({ ...BITCOIN, timeframe: '4h' })

  expect(runSlices()).toBe(1)
  expect(result.current).toBe('4h')
})

it('goes back at once to the one before, which a transition may still be leaving', () => {
  const { result, rerender } = renderTimeframe()
  rerender({ ...BITCOIN, timeframe: '4h' })
  runSlices()
  rerender(BITCOIN)

  expect(result.current).toBe('1h')
  expect(jest.getTimerCount()).toBe(0)
})

it('makes nothing more of a timeframe that is not wanted any longer', () => {
  const { result, rerender, readHour } = renderTimeframe()
  rerender({ ...BITCOIN, timeframe: '1D' })
  rerender({ ...BITCOIN, timeframe: '1h' })
  expect(jest.getTimerCount()).toBe(0)

  rerender({ ...BITCOIN, timeframe: '1D' })
  rerender({ ...BITCOIN, timeframe: '5m' })
  runSlices()
  expect(result.current).toBe('5m')
  // 500 days would have been read a hundred times as often.
  expect(readHour.mock.calls.length).toBeLessThan(1_500)
})

it('begins another pair as a first chart, at the timeframe that is asked for', () => {
  const { result, rerender } = renderTimeframe()
  rerender({ ...BITCOIN, timeframe: '4h' })
  rerender({ ...BITCOIN, timeframe: '4h', pair: 'ETH/GBP' })
  expect(result.current).toBe('4h')
  expect(jest.getTimerCount()).toBe(0)

  rerender({ ...BITCOIN, timeframe: '15m', pair: 'ETH/GBP' })
  expect(result.current).toBe('4h')
  runSlices()
  expect(result.current).toBe('15m')
})

it('goes on where it is when an indicator is added meanwhile', () => {
  const { result, rerender } = renderTimeframe()
  slowDown()
  rerender({ ...BITCOIN, timeframe: '4h' })
  for (let slice = 1; slice <= 20; slice += 1) act(() => jest.runOnlyPendingTimers())
  rerender({ ...BITCOIN, timeframe: '4h', indicators: [{ id: 'volume' }] })

  expect(runSlices()).toBeLessThan(10)
  expect(result.current).toBe('4h')
})

it('waits for nothing where the candles are the parent’s own', () => {
  const source = atom<readonly Candle[]>([])
  const { result, rerender } = renderTimeframe({ ...BITCOIN, source })
  rerender({ ...BITCOIN, source, timeframe: '4h' })

  expect(result.current).toBe('4h')
})

it('ends with the chart', () => {
  const { rerender, unmount } = renderTimeframe()
  rerender({ ...BITCOIN, timeframe: '1D' })
  act(() => unmount())

  expect(jest.getTimerCount()).toBe(0)
})
