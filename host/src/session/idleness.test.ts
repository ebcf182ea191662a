import { idlenessAfter, warningMs } from './idleness'

const MINUTE_MS = 60_000

it.each([
  [1, 30_000],
  [2, MINUTE_MS],
  [30, MINUTE_MS],
  [180, MINUTE_MS],
])('of %d minutes, leaves so many milliseconds for the warning: %d', (minutes, ms) => {
  expect(warningMs(minutes * MINUTE_MS)).toBe(ms)
})

it('warns a minute before the end, and is over at the end and any time after', () => {
  const after = (ms: number) => idlenessAfter(ms, 30 * MINUTE_MS)

  expect(after(0)).toEqual({ stage: 'active', leftMs: 29 * MINUTE_MS })
  expect(after(29 * MINUTE_MS - 1)).toEqual({ stage: 'active', leftMs: 1 })
  expect(after(29 * MINUTE_MS)).toEqual({ stage: 'warned', leftMs: MINUTE_MS })
  expect(after(30 * MINUTE_MS)).toEqual({ stage: 'over' })
  expect(after(8 * 60 * MINUTE_MS)).toEqual({ stage: 'over' })
})
