import fc from 'fast-check'
import { stepAt } from '../../opening'
import { pricePath } from '../../pricePath'
import { HISTORY_MS } from '../../spans'
import { type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { heldBars, ROOM } from './heldBars'
import { marketBars } from './marketBars'

const OPENED = Date.UTC(2026, 10, 2, 3, 4, 5)
const path = pricePath({ seed: 42, time: OPENED }, 'BTC/GBP')

/** The last step before so many bars have closed since the market opened. */
const stepBefore = (bar: number, timeframe: Timeframe) =>
  stepAt(path.opening, OPENED + bar * TIMEFRAME_MS[timeframe])

it('gives the bars of the market to the bit, whoever asks for how many, sooner or later', () => {
  const ask = fc.record({
    timeframe: fc.constantFrom('1m' as const, '5m' as const),
    later: fc.integer({ min: -3, max: 2 * ROOM }),
    count: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 2 * ROOM })),
  })
  fc.assert(
    fc.property(fc.array(ask, { minLength: 5 }), (asks) => {
      const market = { ...path }
      let bar = 0
      for (const { timeframe, later, count } of asks) {
        bar += later
        const step = stepBefore(bar, timeframe)
        const bars = heldBars(market, timeframe, step, count)
        expect(bars).toEqual(marketBars(path, timeframe, step, count))
      }
    }),
    { numRuns: 20 },
  )
})

it('holds no more than was asked for of late, with room for what is to come', () => {
  const market = { ...path }
  const heldAt = (bar: number, count: number) => {
    const { close } = heldBars(market, '1m', stepBefore(bar, '1m'), count)
    return close.buffer.byteLength / close.BYTES_PER_ELEMENT
  }
  expect(heldAt(0, 5 * ROOM)).toBe(6 * ROOM)
  const held = Array.from({ length: 300 }, (_, hour) => heldAt(60 * hour, 100))
  expect(Math.max(...held)).toBeLessThan(8 * ROOM)
  expect(held.at(-1)).toBeLessThan(3 * ROOM)
})

it('makes what is longer than three years without holding it', () => {
  const market = { ...path }
  const days = HISTORY_MS / TIMEFRAME_MS['1D']
  const first = heldBars(market, '1D', stepBefore(0, '1D'), days + 1)
  expect(heldBars(market, '1D', stepBefore(0, '1D'), days + 1).time.buffer).not.toBe(
    first.time.buffer,
  )
})
