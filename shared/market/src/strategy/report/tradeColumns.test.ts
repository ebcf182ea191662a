import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import { tradeAt, tradeBuffers, tradeColumns } from './tradeColumns'

it('gives back each trade as it was, with times for bars, and shares no memory between columns', () => {
  const bars = barsOf([100, 110, 99, 108])
  const { trades } = runOf(bars, [
    { entryBar: 1, exitBar: 2, quantity: 3, fees: 0.5 },
    { entryBar: 2, exitBar: 3, direction: 'short', exit: 'stop', exitPrice: 120 },
    { entryBar: 3, exitBar: 3, exit: 'end' },
  ])
  const columns = tradeColumns(trades, bars)

  expect(columns.count).toBe(3)
  trades.forEach(({ entryBar, exitBar, ...trade }, place) => {
    const [entryTime, exitTime] = [bars.time[entryBar], bars.time[exitBar]]
    expect([columns.entryBar[place], columns.exitBar[place]]).toEqual([entryBar, exitBar])
    expect(tradeAt(columns, place)).toEqual({ ...trade, entryTime, exitTime })
  })
  expect(new Set(tradeBuffers(columns)).size).toBe(11)
})
