import * as v from 'valibot'
import { bollinger, percentB } from '../../indicators/bollinger'
import { ema } from '../../formulas/ema'
import { macd } from '../../indicators/macd'
import { rsi } from '../../formulas/rsi'
import { sma } from '../../formulas/sma'
import { stochastic } from '../../indicators/stochastic'
import { expectValues, FILE_FACTS, Values } from './vectorFile'

/** The values of several lines at one index, in the order that the key names. */
const Rows = v.array(Values)

const RsiFile = v.strictObject({
  ...FILE_FACTS,
  cases: v.array(v.strictObject({ period: v.number(), input: Values, expected: Values })),
})

/** For the tests of the published vectors: one test for every case of the file. */
export function rsiVectors(file: unknown): void {
  const { cases, tolerance } = v.parse(RsiFile, file)
  for (const [index, { period, input, expected }] of cases.entries()) {
    it(`agree with rsi, case ${index + 1}`, () => {
      const strengths = rsi(Float64Array.from(input), period)

      expectLine(strengths, expected, tolerance)
    })
  }
}

const MovingAverageFile = v.strictObject({
  ...FILE_FACTS,
  input: Values,
  expected: v.strictObject({
    sma_10: Values,
    ema_9: Values,
    'macd_5_8_3 [macd,signal,histogram]': Rows,
    'bollinger_10_2 [lower,middle,upper,percentB]': Rows,
  }),
  extra_sma: v.strictObject({ period: v.number(), input: Values, expected: Values }),
})

export function movingAverageVectors(file: unknown): void {
  const { input, expected, extra_sma: extra, tolerance } = v.parse(MovingAverageFile, file)
  const closes = Float64Array.from(input)

  const checks: Record<keyof typeof expected, () => void> = {
    sma_10: () => expectLine(sma(closes, 10), expected.sma_10, tolerance),
    ema_9: () => expectLine(ema(closes, 9), expected.ema_9, tolerance),
    'macd_5_8_3 [macd,signal,histogram]': () => {
      const lines = macd(closes, { fast: 5, slow: 8, signal: 3 })
      const rows = expected['macd_5_8_3 [macd,signal,histogram]']
      expectLines([lines.macd, lines.signal, lines.histogram], rows, tolerance)
    },
    'bollinger_10_2 [lower,middle,upper,percentB]': () => {
      const bands = bollinger(closes, { period: 10, deviations: 2 })
      const rows = expected['bollinger_10_2 [lower,middle,upper,percentB]']
      const lines = [bands.lower, bands.middle, bands.upper, percentB(closes, bands)]
      expectLines(lines, rows, tolerance)
    },
  }
  it.each(Object.entries(checks))('agree with %s', (_key, check) => check())

  it('agree with the extra simple average', () => {
    const averages = sma(Float64Array.from(extra.input), extra.period)

    expectLine(averages, extra.expected, tolerance)
  })
}

const StochasticFile = v.strictObject({
  ...FILE_FACTS,
  input: v.strictObject({ high: Values, low: Values, close: Values }),
  params: v.strictObject({ period: v.number(), signalPeriod: v.number() }),
  'expected [k,d]': Rows,
})

export function stochasticVectors(file: unknown): void {
  const vectors = v.parse(StochasticFile, file)

  it('agree with stochastic', () => {
    const { high, low, close } = vectors.input
    const { k, d } = stochastic(
      {
        high: Float64Array.from(high),
        low: Float64Array.from(low),
        close: Float64Array.from(close),
      },
      { k: vectors.params.period, d: vectors.params.signalPeriod },
    )

    expectLines([k, d], vectors['expected [k,d]'], vectors.tolerance)
  })
}

/** A file leaves out the indices before the first value; ours has NaN there. */
function expectLine(line: Float64Array, expected: readonly number[], tolerance: number): void {
  const first = line.length - expected.length
  expectValues(line.subarray(0, first), Array<number>(first).fill(Number.NaN), 0)
  expectValues(line.subarray(first), expected, tolerance)
}

function expectLines(
  lines: readonly Float64Array[],
  rows: readonly (readonly number[])[],
  tolerance: number,
): void {
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([lines.length]))
  for (const [index, line] of lines.entries()) {
    const expected = rows.map((row) => row[index] ?? Number.NaN)
    expectLine(line, expected, tolerance)
  }
}
