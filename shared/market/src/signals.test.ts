import { crossSignal, rsiSignal, SIGNAL_HOURS, SLOW_PERIOD } from './signals'

function closes(price: (hour: number) => number): Float64Array {
  return Float64Array.from({ length: SIGNAL_HOURS }, (_item, hour) => price(hour))
}

it('names the zone of the relative strength', () => {
  expect(rsiSignal(closes((hour) => 300 - hour))).toEqual({ value: 0, zone: 'oversold' })
  expect(rsiSignal(closes((hour) => 100 + hour))).toEqual({ value: 100, zone: 'overbought' })
  expect(rsiSignal(closes(() => 100))).toEqual({ value: 50, zone: 'neutral' })
  expect(rsiSignal(Float64Array.of(1, 2))).toEqual({ value: Number.NaN, zone: 'neutral' })
})

it('tells on which side the fast average stands, and for how long', () => {
  expect(crossSignal(closes((hour) => 100 + hour))).toEqual({
    standing: 'above',
    candles: SIGNAL_HOURS - SLOW_PERIOD + 1,
  })
  expect(crossSignal(closes((hour) => (hour < SIGNAL_HOURS - 3 ? 100 : 90)))).toEqual({
    standing: 'below',
    candles: 3,
  })
  expect(crossSignal(closes(() => 100))).toEqual({ standing: 'level', candles: 0 })
})
