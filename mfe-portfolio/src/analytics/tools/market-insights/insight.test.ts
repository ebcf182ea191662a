import { correlationOf, hasSignal, insightsOf, wanted } from './insight'

const HOURS = 800

function closes(price: (hour: number) => number): Float64Array {
  return Float64Array.from({ length: HOURS }, (_item, hour) => price(hour))
}

/** Around 100, with the same rhythm. */
const CALM = closes((hour) => 100 + Math.sin(hour))
const MARKET = [
  { pair: 'BTC/GBP' as const, closes: CALM },
  { pair: 'ETH/GBP' as const, closes: CALM.map((price) => price * 3) },
  { pair: 'AAPL/GBP' as const, closes: closes((hour) => 100 - Math.sin(hour)) },
  { pair: 'XAU/GBP' as const, closes: closes((hour) => 100 + hour) },
].map((hours) => ({ ...hours, open: hours.closes.at(-25) ?? NaN }))

it('correlates every pair with the chosen one', () => {
  const correlations = insightsOf(MARKET, 'BTC/GBP').map(({ correlation }) => correlation)
  expect(correlations[0]).toBeCloseTo(1, 10)
  expect(correlations[1]).toBeCloseTo(1, 10)
  expect(correlations[2]).toBeCloseTo(-1, 2)
  expect(correlationOf(new Float64Array(3), CALM.slice(0, 3))).toBeNaN()
})

it('takes no part of the hour that has begun for an hourly return', () => {
  const fallen = MARKET.map(({ closes, ...hours }) => ({ ...hours, closes: closes.with(-1, 1) }))
  const risksOf = (market: typeof MARKET) =>
    insightsOf(market, 'BTC/GBP').map(({ volatility, correlation }) => ({
      volatility,
      correlation,
    }))

  expect(risksOf(fallen)).toEqual(risksOf(MARKET))
})

it('measures the day, the room to both levels and the strength', () => {
  const gold = insightsOf(MARKET, 'BTC/GBP')[3]

  expect(gold?.change).toBeCloseTo((899 / 875 - 1) * 100, 10)
  // The highest close of the twenty days before now was 898.
  expect(gold?.toResistance).toBeCloseTo((898 / 899 - 1) * 100, 10)
  expect(gold?.toSupport).toBeCloseTo((1 - 419 / 899) * 100, 10)
  expect(gold?.rsi).toEqual({ value: 100, zone: 'overbought' })
  expect(gold?.cross).toMatchObject({ standing: 'above' })
  expect(gold?.volatility).toBeGreaterThan(0)
})

it('filters by class and by whether something is going on', () => {
  const insights = insightsOf(MARKET, 'BTC/GBP')
  const pairs = (kind: 'all' | 'crypto' | 'bond', onlySignals = false) =>
    wanted(insights, { kind, onlySignals }).map(({ pair }) => pair)

  expect(pairs('all')).toHaveLength(4)
  expect(pairs('crypto')).toEqual(['BTC/GBP', 'ETH/GBP'])
  expect(pairs('bond')).toEqual([])
  expect(pairs('all', true)).toEqual(
    insights.filter((insight) => hasSignal(insight)).map(({ pair }) => pair),
  )
  expect(pairs('all', true)).toContain('XAU/GBP')
})
