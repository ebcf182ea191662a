import { marketKpis, marketPast, type PairHours } from './marketKpis'

const ENDED_AT = Date.UTC(2026, 10, 21, 12)
const NOW = ENDED_AT + 20 * 60_000
const HOUR_MS = 3_600_000

function hours(pair: PairHours['pair'], priceAt: (hoursBack: number) => number): PairHours {
  const closes = Float64Array.from({ length: 80 }, (_item, index) => priceAt(79 - index))
  return { pair, closes, endedAt: ENDED_AT, open: priceAt(24) }
}

/** Rose by a tenth within a day, fell by a fifth, and has not moved. */
const MARKET = [
  hours('BTC/GBP', (back) => (back < 24 ? 110 : 100)),
  hours('ETH/GBP', (back) => (back < 24 ? 80 : 100)),
  hours('SOL/GBP', () => 20),
  hours('ADA/GBP', (back) => (back < 5 ? 1.1 : 1)),
]

function kpi(id: string) {
  const found = marketKpis(MARKET, NOW).find((each) => each.id === id)
  if (!found) throw new Error(`No ${id}`)
  return found
}

it('counts how many pairs rose over the day, now and at each hour of the day before', () => {
  expect(kpi('breadth')).toMatchObject({ value: 50, previous: 0, counts: { rose: 2, fell: 1 } })
  expect(kpi('breadth').history.at(-1)).toEqual({ time: NOW, value: 50 })
})

it.each(['breadth', 'marketChange', 'marketVolatility', 'topMover'])(
  'dates the history of %s by the whole hours, and its end by the price of now',
  (id) => {
    const times = kpi(id).history.map(({ time }) => time)
    const hour = (back: number) => ENDED_AT - back * HOUR_MS
    expect(times).toEqual([...Array.from({ length: 25 }, (_item, at) => hour(24 - at)), NOW])
  },
)

it('averages the changes of all pairs', () => {
  expect(kpi('marketChange').value).toBeCloseTo((10 - 20 + 0 + 10) / 4, 10)
  expect(kpi('marketChange').previous).toBeCloseTo(0, 10)
})

it('compares with the whole hour at or before 24 hours ago', () => {
  // Doubled in the hour that ended 23 h 20 min ago, so 24 hours ago the old price held.
  const btc = hours('BTC/GBP', (back) => (back < 25 ? 200 : 100))
  for (const { history, previous } of marketKpis([btc], NOW)) {
    expect(history[0]?.time).toBe(ENDED_AT - 24 * HOUR_MS)
    expect(previous).toBe(0)
  }
})

it('takes whole hours alone for hourly returns: their volatility stands still until the next one ends', () => {
  const stepped = MARKET.map((pair) => ({ ...pair, closes: pair.closes.with(-1, 7) }))
  const found = marketKpis(stepped, NOW).find(({ id }) => id === 'marketVolatility')
  expect(found).toEqual(kpi('marketVolatility'))
})

it('annualises the hourly volatility of the day by 8760 hours', () => {
  // One return of ten percent among 24: its deviation is 0.1 ÷ √24.
  const moved = (100 * 0.1 * Math.sqrt(8_760)) / Math.sqrt(24)
  const fell = moved * 2
  expect(kpi('marketVolatility').value).toBeCloseTo((moved * 2 + fell) / 4, 6)
})

it('finds the pair that moved most, either way, and tells how it came there', () => {
  expect(kpi('topMover')).toMatchObject({ pair: 'ETH/GBP', previous: 0 })
  expect(kpi('topMover').value).toBeCloseTo(-20, 10)
  expect(kpi('topMover').history[0]?.value).toBeCloseTo(0, 10)
})

it('compares the top mover with its own change of a day ago', () => {
  const eth = hours('ETH/GBP', (back) => (back < 24 ? 60 : back < 48 ? 100 : 80))
  const [found] = marketKpis([eth], NOW).filter(({ id }) => id === 'topMover')
  expect(found?.value).toBeCloseTo(-40, 10)
  expect(found?.previous).toBeCloseTo(25, 10)
})

it('has the same past until the next hour ends: a step of the prices changes the figures of now alone', () => {
  const stepped = MARKET.map((pair) => ({ ...pair, closes: pair.closes.with(-1, 7) }))
  expect(marketKpis(stepped, NOW, marketPast(MARKET))).toEqual(marketKpis(stepped, NOW))
})

it('knows nothing of a market without pairs', () => {
  for (const { value, history } of marketKpis([], NOW)) {
    expect(value).toBeNaN()
    expect(history).toEqual([])
  }
})
