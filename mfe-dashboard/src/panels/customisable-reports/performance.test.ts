import {
  type Fill,
  OPENED_AT,
  OPENING_LEDGER,
  periodReturns,
  profitBetween,
} from '@aldergate/ledger'
import { annualVolatility, sharpeRatio, sortinoRatio } from '@aldergate/market/metrics'
import { dailyCurve } from './performance'
import { figuresOf, periodOf, type ReportFacts } from './period'
import { type Report, reportOf } from './report'
import type { Text } from './texts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 10, 22, 12)
const WHOLE_LEDGER = { timeframeStart: '', timeframeEnd: '' }
const MONTH = { timeframeStart: '2026-10-24', timeframeEnd: '2026-11-22' }

/** Every text is its key. */
const KEYS = ((key: string) => key) as Text

/** Prices wander by the hour. */
const FACTS: ReportFacts = {
  ledger: OPENING_LEDGER,
  now: NOON,
  timeZone: 'UTC',
  priceAt: (_pair, time) => 100 + 9 * Math.sin(time / 7e7) + 4 * Math.sin(time / 4e8),
}

function report(days: typeof MONTH, changed: Partial<ReportFacts> = {}): Report {
  const facts = { ...FACTS, ...changed }
  const filter = {
    ...days,
    reportType: 'Performance',
    groupBy: 'None',
    includeCharts: true,
  } as const
  const curve = dailyCurve(facts, periodOf(filter, facts))
  return reportOf(filter, { ...facts, curve }, (time) => new Date(time).toISOString(), KEYS)
}

function figures({ sections }: Report): Record<string, unknown> {
  return Object.fromEntries(sections[0]?.tables?.[0]?.rows ?? [])
}

it('counts the first day of the account, from when all was there that it began with', () => {
  const facts = {
    ...FACTS,
    now: OPENED_AT + 3 * DAY_MS,
    /** Everything gains a tenth within the first day. */
    priceAt: (_pair: string, time: number) => (time < OPENED_AT + DAY_MS / 2 ? 10 : 11),
  }
  const curve = dailyCurve(facts, periodOf(WHOLE_LEDGER, facts))
  expect(curve[0]?.time).toBe(OPENED_AT)
  expect(periodReturns(curve)[0]).toBeGreaterThan(0)
})

it('measures risk by whole days alone, from midnight to midnight', () => {
  const ends = Array.from({ length: 30 }, (_, day) => Date.UTC(2026, 9, 24 + day) - 1)
  const worth = ends.map((time) => Number(figuresOf(FACTS, { after: 0, until: time }).closing))
  const returns = worth.slice(1).map((value, index) => value / Number(worth[index]) - 1)
  const hundredths = (value: number) => Math.round(value * 100) / 100

  expect(figures(report(MONTH))).toMatchObject({
    volatility: hundredths(100 * annualVolatility(returns, 365)),
    sharpe: hundredths(sharpeRatio(returns, 365)),
    sortino: hundredths(sortinoRatio(returns, 365)),
    observations: 29,
  })
})

it('counts what the running day earned so far into the return and the drawdown', () => {
  const fallen: ReportFacts['priceAt'] = (pair, time) =>
    time < NOON ? FACTS.priceAt(pair, time) : 1
  const [before, after] = [figures(report(MONTH)), figures(report(MONTH, { priceAt: fallen }))]

  expect(after).toMatchObject({ sharpe: before.sharpe, volatility: before.volatility })
  expect(Number(after.totalReturn)).toBeLessThan(Number(before.totalReturn))
  expect(Number(after.drawdown)).toBeLessThan(Number(before.drawdown))
})

it.each([
  ['a month that is over', '2026-10-01', '2026-10-31', 31],
  ['the running day', '2026-11-22', '2026-11-22', 0],
  ['the whole ledger, whose first day is cut off', '', '', 688],
  ['days before the ledger', '2024-01-01', '2024-01-31', 0],
])('counts the days of %s', (_which, timeframeStart, timeframeEnd, days) => {
  for (const timeZone of ['UTC', 'Europe/London'] as const) {
    const { observations } = figures(report({ timeframeStart, timeframeEnd }, { timeZone }))
    expect(observations).toBe(days)
  }
})

it('draws the profit since the period began, as the report of its figures has it', () => {
  const values = report(MONTH).chart?.series[0]?.values
  const { profit } = figuresOf(FACTS, periodOf(MONTH, FACTS))

  expect(values?.[0]).toBe(0)
  expect(values?.at(-1)).toBe(Number(profit))
})

it('draws each day once, by what had been earned as it ended', () => {
  const noon = NOON - 2 * DAY_MS
  const fill: Fill = {
    kind: 'fill',
    id: 'fill one',
    orderId: 'one',
    at: noon,
    pricedAt: noon,
    pair: 'BTC/GBP',
    side: 'buy',
    quantity: '1',
    price: '100',
    value: '100.00',
    fee: '0.10',
  }
  const facts = { ledger: [...OPENING_LEDGER, fill], priceAt: () => 100 }
  const days = { timeframeStart: '2026-11-20', timeframeEnd: '2026-11-22' }
  const { chart } = report(days, facts)

  expect(chart?.categories.map((category) => category.slice(0, 10))).toEqual([
    'start',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(chart?.series[0]?.values).toEqual([0, -0.1, -0.1, -0.1])
})

it('says from what it counts where that is not what was paid in', () => {
  const [whole, month] = [report(WHOLE_LEDGER), report(MONTH)]
  const [first, last] = dailyCurve(FACTS, periodOf(WHOLE_LEDGER, FACTS)).filter(
    (_point, index, all) => index === 0 || index === all.length - 1,
  )

  expect(whole.sections[0]?.paragraphs).toContain('fromPrices')
  expect(whole.chart?.series[0]?.values[0]).toBe(0)
  if (!first || !last) throw new Error('The curve has no ends.')
  expect(whole.chart?.series[0]?.values.at(-1)).toBe(Number(profitBetween(first, last)))
  expect(month.sections[0]?.paragraphs).not.toContain('fromPrices')
})
