import * as v from 'valibot'
import {
  annualReturn,
  annualVolatility,
  calmarRatio,
  downsideRisk,
  sharpeRatio,
  sortinoRatio,
} from '../../strategy/metrics/riskMetrics'
import { alphaBeta } from '../../strategy/metrics/riskMetricsBenchmark'
import {
  cumulativeReturns,
  maxDrawdown,
  rollingMaxDrawdown,
} from '../../strategy/metrics/riskMetricsDrawdown'
import { expectValues, FILE_FACTS, Value, Values } from './vectorFile'

/** JSON has no word for it. */
const Infinite = v.pipe(
  v.string(),
  v.startsWith('Infinity'),
  v.transform(() => Number.POSITIVE_INFINITY),
)

const Expected = v.union([
  v.pipe(Value, v.transform(single)),
  v.pipe(Infinite, v.transform(single)),
  Values,
])

/** A rate for all periods, or the name of the series that has one for each. */
const Rate = v.union([v.number(), v.string()])

const CASE_FACTS = {
  expected: Expected,
  tolerance: v.optional(v.number()),
  note: v.optional(v.string()),
}
const Series = { series: v.optional(v.string()), input: v.optional(Values) }
const PERIODS = ['daily', 'weekly', 'monthly'] as const
const Period = { period: v.optional(v.picklist(PERIODS), 'daily') }
type PeriodName = (typeof PERIODS)[number]

function metric<const Names extends readonly string[], const Entries extends v.ObjectEntries>(
  names: Names,
  entries: Entries,
) {
  return v.strictObject({
    metric: v.picklist(names),
    ...CASE_FACTS,
    ...Series,
    ...Period,
    ...entries,
  })
}

const Case = v.variant('metric', [
  metric(
    [
      'cum_returns',
      'cum_returns_final',
      'max_drawdown',
      'annual_return',
      'annual_volatility',
      'calmar',
      'cagr',
    ],
    {},
  ),
  metric(['sharpe'], { rf: Rate }),
  metric(['downside_risk', 'sortino'], { req: Rate }),
  metric(['alpha_beta'], { benchmark: v.string() }),
  metric(['roll_max_drawdown'], { window: v.number() }),
])
type Case = v.InferOutput<typeof Case>

const File = v.strictObject({
  ...FILE_FACTS,
  conventions: v.string(),
  series: v.record(v.string(), Values),
  cases: v.array(Case),
})

/** For the tests of the published vectors: one test for every case of the file. */
export function riskMetricVectors(file: unknown): void {
  const { cases, series, tolerance, conventions } = v.parse(File, file)
  for (const [index, item] of cases.entries()) {
    it(`agree with ${item.metric} of ${item.series ?? 'its input'}, case ${index + 1}`, () => {
      expectValues(
        actual(item, series, yearIn(conventions, item)),
        item.expected,
        item.tolerance ?? tolerance,
      )
    })
  }
}

function actual(item: Case, series: Record<string, number[]>, perYear: number): number[] {
  const returns = item.input ?? seriesOf(series, item.series ?? '')
  switch (item.metric) {
    case 'cum_returns':
      return [...cumulativeReturns(returns)]
    case 'cum_returns_final':
      return [...cumulativeReturns(returns)].slice(-1)
    case 'max_drawdown':
      return [maxDrawdown(returns)]
    case 'roll_max_drawdown':
      return [...rollingMaxDrawdown(returns, item.window)].slice(item.window - 1)
    case 'annual_return':
    case 'cagr':
      return [annualReturn(returns, perYear)]
    case 'annual_volatility':
      return [annualVolatility(returns, perYear)]
    case 'calmar':
      return [calmarRatio(returns, perYear)]
    case 'sharpe':
      return [sharpeRatio(returns, perYear, rateOf(series, item.rf))]
    case 'downside_risk':
      return [downsideRisk(returns, perYear, rateOf(series, item.req))]
    case 'sortino':
      return [sortinoRatio(returns, perYear, rateOf(series, item.req))]
    case 'alpha_beta': {
      const { alpha, beta } = alphaBeta(returns, seriesOf(series, item.benchmark), perYear)
      return [alpha, beta]
    }
  }
}

/** The file states how many of its periods make a year: "daily 252". */
function yearIn(conventions: string, { period }: { period: PeriodName }): number {
  const [, count] = new RegExp(`\\b${period} (\\d+)`).exec(conventions) ?? []
  if (!count) throw new Error(`The file does not say how many ${period} periods make a year.`)
  return Number(count)
}

function single(value: number): number[] {
  return [value]
}

function rateOf(series: Record<string, number[]>, rate: number | string): number | number[] {
  return typeof rate === 'number' ? rate : seriesOf(series, rate)
}

/** A name with a minus is that series turned over. */
function seriesOf(series: Record<string, number[]>, name: string): number[] {
  const isTurned = name.startsWith('-')
  const found = series[isTurned ? name.slice(1) : name]
  if (!found) throw new Error(`The file has no series ${name}.`)
  return isTurned ? found.map((value) => -value) : found
}
