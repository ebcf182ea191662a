import type { Candle } from '@aldergate/market'
import { pathsInCandles, tradesInCandles } from './trades'

const HOUR_MS = 3_600_000
const CANDLES: Candle[] = [10, 11, 12].map((hour) => ({
  time: hour * HOUR_MS,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  volume: 1,
}))

function tradeAt(time: number) {
  return { id: String(time), time, side: 'buy', price: 1 } as const
}

it('puts each trade at the candle in which it happened, oldest first', () => {
  const markers = [tradeAt(12.5 * HOUR_MS), tradeAt(10.25 * HOUR_MS)]
  const times = tradesInCandles({ markers, candles: CANDLES, timeframe: '1h' })

  expect(times.map(({ time }) => time / HOUR_MS)).toEqual([10, 12])
})

it('leaves out trades before the first candle', () => {
  const markers = [tradeAt(9 * HOUR_MS)]

  expect(tradesInCandles({ markers, candles: CANDLES, timeframe: '1h' })).toEqual([])
  expect(tradesInCandles({ markers, candles: [], timeframe: '1h' })).toEqual([])
})

it('finds the candle of a trade also where candles begin at odd times or are missing', () => {
  const [first, second] = [10.4, 20.4].map((hour) => ({ ...CANDLES[0]!, time: hour * HOUR_MS }))
  const candles = [first!, second!]
  const markers = [10.4, 11.6, 20.5, 21.4].map((hour) => tradeAt(hour * HOUR_MS))
  const times = tradesInCandles({ markers, candles, timeframe: '1h' }).map(({ time }) => time)

  expect(times).toEqual([first!.time, first!.time, second!.time])
})

it('draws the path of a trade from candle to candle, and of none that ends beyond them', () => {
  const path = (from: number, until: number) => ({
    id: `${from}`,
    isGain: true,
    isChosen: false,
    from: { time: from * HOUR_MS, price: 1 },
    until: { time: until * HOUR_MS, price: 2 },
  })
  const paths = [path(10.5, 12.9), path(9, 11), path(11, 13)]

  expect(pathsInCandles({ paths, candles: CANDLES, timeframe: '1h' })).toEqual([
    { ...path(10, 12), id: '10.5' },
  ])
})
