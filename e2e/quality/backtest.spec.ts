import { backtest } from '@aldergate/market/backtest'
import { seededRandom } from '@aldergate/market/random'
import { type Bars, DEFAULT_TERMS, readRules, ruleBlock } from '@aldergate/market/strategy'
import { test } from '@playwright/test'
import { macd, rsi, sma } from 'indicatorts'
import { record } from './figures'

const YEAR_OF_MINUTES = 525_600
const SIZES = [10_000, 100_000, YEAR_OF_MINUTES, 2_000_000] as const
/** More rounds when they are short: each is over before anything can disturb it. */
const roundsOf = (count: number) => Math.max(15, 3_000_000 / count)
const MINUTE_MS = 60_000

const read = readRules(
  ruleBlock([
    'timeframe 1m',
    'buy when RSI(14) < 40 AND close > MA(50) AND MACD(12, 26, 9) > 0',
    'exit long when RSI(14) > 60',
  ]),
)

/** A random walk of one-minute bars, as cheap as possible: only the code that runs over it is timed. */
function walk(count: number): Bars {
  const random = seededRandom(7)
  const column = () => new Float64Array(count)
  const bars = {
    time: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
  }
  let price = 30_000
  for (let bar = 0; bar < count; bar += 1) {
    const open = price
    price *= 1 + (random() - 0.5) / 500
    bars.time[bar] = bar * MINUTE_MS
    bars.open[bar] = open
    bars.high[bar] = Math.max(open, price) * 1.0003
    bars.low[bar] = Math.min(open, price) * 0.9997
    bars.close[bar] = price
    bars.volume[bar] = random()
  }
  return bars
}

/** The floor: nothing but reading every figure of every bar. */
function readAll({ time, open, high, low, close, volume }: Bars): number {
  let sum = 0
  for (let bar = 0; bar < time.length; bar += 1) {
    sum += Number(time[bar]) + Number(open[bar]) + Number(high[bar])
    sum += Number(low[bar]) + Number(close[bar]) + Number(volume[bar])
  }
  return sum
}

/** The same three indicators by a library that programs of traders use, without a condition or a trade. */
function byLibrary(closes: number[]): unknown {
  return [
    rsi(closes, { period: 14 }),
    sma(closes, { period: 50 }),
    macd(closes, { fast: 12, slow: 26, signal: 9 }),
  ]
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Bytes of columns per bar that a run allocates, including its result. */
function bytesOf(work: () => unknown, count: number): number {
  const before = process.memoryUsage().arrayBuffers
  const result = work()
  const taken = process.memoryUsage().arrayBuffers - before
  return result ? taken / count : Number.NaN
}

test('a backtest costs little more than to read its bars, and less than a library’s indicators', () => {
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  const { rules } = read
  const bytes = new Map<number, number>()
  // What is timed is the engine, not how the compiler gets to know it.
  const warm = walk(100_000)
  for (let round = 0; round < 30; round += 1) {
    readAll(warm)
    backtest(rules, warm, DEFAULT_TERMS)
  }
  for (const count of SIZES) {
    const bars = walk(count)
    const closes = [...bars.close]
    const times = { engine: [] as number[], floor: [] as number[], library: [] as number[] }
    for (let round = 0; round < roundsOf(count); round += 1) {
      times.floor.push(timed(() => readAll(bars)))
      times.engine.push(timed(() => backtest(rules, bars, DEFAULT_TERMS)))
      times.library.push(timed(() => byLibrary(closes)))
    }
    bytes.set(
      count,
      bytesOf(() => backtest(rules, bars, DEFAULT_TERMS), count),
    )
    // The fastest round of each: other load on the machine only ever adds time.
    const [engine, floor, library] = [times.engine, times.floor, times.library].map((all) => {
      return Math.min(...all)
    })
    const size = count.toLocaleString('en')
    record(`${size} bars tested, in ms`, Number(engine))
    record(`${size} bars tested, against reading them`, Number(engine) / Number(floor))
    record(`${size} bars tested, against a library’s indicators`, Number(engine) / Number(library))
  }
  const [few, many] = [bytes.get(SIZES[0]), bytes.get(SIZES[3])]
  record(
    'memory of a bar among two millions, against among ten thousand',
    Number(many) / Number(few),
  )
})
