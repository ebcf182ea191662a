import { Card, Stack, useFormat } from '@aldergate/ui'
import { DataTable, Sparkline } from '@aldergate/ui/data'
import type { Candle } from '@aldergate/market'
import {
  alphaBeta,
  annualReturn,
  annualVolatility,
  calmarRatio,
  downsideRisk,
  maxDrawdown,
  PERIODS_PER_YEAR,
  returnsOf,
  sharpeRatio,
  sortinoRatio,
} from '@aldergate/market/metrics'
import { randomBetween, seededRandom } from '@aldergate/market/random'
import {
  columnsOf,
  INDICATOR_IDS,
  indicatorLines,
  indicatorOf,
  initialSetting,
} from '@aldergate/market/indicators'

const DAY_MS = 86_400_000
const MOVING = candlesOf(walk(200, 7))
const FLAT = candlesOf(Array.from({ length: 200 }, () => 100))
const TOO_FEW = candlesOf([100])

/** Every line of every indicator, and every metric, where the market moves, rests and has hardly begun. */
export function IndicatorsSection() {
  const format = useFormat()

  return (
    <Stack $gap={4}>
      <Card heading="Indicators" level={3}>
        <DataTable
          caption="Indicators over sample series"
          rows={indicatorRows()}
          rowKey={({ name, line }) => `${name} ${line}`}
          columns={[
            { id: 'name', header: 'Indicator', cell: ({ name }) => name, rowHeader: true },
            { id: 'line', header: 'Line', cell: ({ line }) => line },
            {
              id: 'drawing',
              header: '200 closes',
              cell: ({ name, line, moving }) => (
                <Sparkline values={present(moving)} label={`${name}: ${line}`} width={160} />
              ),
            },
            { id: 'moving', header: 'Moving', numeric: true, cell: (row) => last(row.moving) },
            { id: 'flat', header: 'Flat', numeric: true, cell: (row) => last(row.flat) },
            { id: 'few', header: 'One candle', numeric: true, cell: (row) => last(row.few) },
          ]}
        />
      </Card>
      <Card heading="Risk metrics (daily)" level={3}>
        <DataTable
          caption="Risk metrics over sample series"
          rows={metricRows()}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', header: 'Metric', cell: ({ name }) => name, rowHeader: true },
            { id: 'moving', header: 'Moving', numeric: true, cell: (row) => number(row.moving) },
            { id: 'flat', header: 'Flat', numeric: true, cell: (row) => number(row.flat) },
            { id: 'few', header: 'One candle', numeric: true, cell: (row) => number(row.few) },
          ]}
        />
      </Card>
    </Stack>
  )

  function number(value: number) {
    return format.number(value, 4)
  }

  function last(values: readonly number[]) {
    return number(values.at(-1) ?? Number.NaN)
  }
}

interface IndicatorRow {
  name: string
  line: string
  moving: readonly number[]
  flat: readonly number[]
  few: readonly number[]
}

function indicatorRows(): IndicatorRow[] {
  return INDICATOR_IDS.flatMap((id) => {
    const [moving, flat, few] = [MOVING, FLAT, TOO_FEW].map((candles) =>
      indicatorLines(initialSetting(id), columnsOf(candles)),
    )
    const { words, draw } = indicatorOf(id)
    return draw.lines.map(({ line }) => ({
      name: words.name.en,
      line,
      moving: [...(moving?.[line] ?? [])],
      flat: [...(flat?.[line] ?? [])],
      few: [...(few?.[line] ?? [])],
    }))
  })
}

function metricRows() {
  const { daily } = PERIODS_PER_YEAR
  const benchmark = closesOf(candlesOf(walk(200, 8)))
  const metrics: Record<string, (closes: readonly number[]) => number> = {
    'Annual return': (closes) => annualReturn(returnsOf(closes), daily),
    'Annual volatility': (closes) => annualVolatility(returnsOf(closes), daily),
    Sharpe: (closes) => sharpeRatio(returnsOf(closes), daily),
    Sortino: (closes) => sortinoRatio(returnsOf(closes), daily),
    'Downside risk': (closes) => downsideRisk(returnsOf(closes), daily),
    'Max drawdown': (closes) => maxDrawdown(returnsOf(closes)),
    Calmar: (closes) => calmarRatio(returnsOf(closes), daily),
    Alpha: (closes) => alphaBeta(returnsOf(closes), returnsOf(benchmark), daily).alpha,
    Beta: (closes) => alphaBeta(returnsOf(closes), returnsOf(benchmark), daily).beta,
  }
  return Object.entries(metrics).map(([name, metric]) => ({
    name,
    moving: metric(closesOf(MOVING)),
    flat: metric(closesOf(FLAT)),
    few: metric(closesOf(TOO_FEW)),
  }))
}

function closesOf(candles: readonly Candle[]): number[] {
  return candles.map(({ close }) => close)
}

function present(values: readonly number[]): number[] {
  return values.filter((value) => !Number.isNaN(value))
}

/** A random walk. */
function walk(length: number, seed: number): number[] {
  const random = seededRandom(seed)
  let price = 100
  return Array.from({ length }, () => (price *= 1 + randomBetween(random, -0.02, 0.021)))
}

function candlesOf(closes: readonly number[]): Candle[] {
  return closes.map((close, index) => {
    const open = closes[index - 1] ?? close
    return {
      time: index * DAY_MS,
      open,
      high: Math.max(open, close),
      low: Math.min(open, close),
      close,
      volume: 1_000 + Math.round(Math.abs(close - open) * 500),
    }
  })
}
