import { barsOf } from '@aldergate/testing/backtestRun'
import { loadedBars, storedBars } from './bars'

it('gives bars back as they were when they were stored', async () => {
  const bars = barsOf([1, 2.5, Math.PI])
  const stored = storedBars(bars, 60_000)
  const before = structuredClone(bars)
  bars.close.fill(0)

  expect(stored).toMatchObject({ count: 3, spacingMs: 60_000 })
  expect(await loadedBars(stored)).toEqual(before)
})
