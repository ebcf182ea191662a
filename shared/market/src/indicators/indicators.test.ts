import fc from 'fast-check'
import { bollinger, percentB } from './bollinger'
import { cci } from './cci'
import { ema, wilderAverage } from '../formulas/ema'
import { hma } from './hma'
import { macd } from './macd'
import { rollingMax } from './rollingExtreme'
import { roc } from './roc'
import { rsi } from '../formulas/rsi'
import { sma } from '../formulas/sma'
import { standardDeviation } from './standardDeviation'
import { stochastic } from './stochastic'
import { stochRsi } from './stochRsi'
import { wma } from './wma'

type Lines = Record<string, Float64Array>

/** The indicators tested for properties that all of them share. */
const INDICATORS: [name: string, lines: (closes: Float64Array, period: number) => Lines][] = [
  ['sma', (closes, period) => ({ sma: sma(closes, period) })],
  ['ema', (closes, period) => ({ ema: ema(closes, period) })],
  ['wilderAverage', (closes, period) => ({ average: wilderAverage(closes, period) })],
  ['rsi', (closes, period) => ({ rsi: rsi(closes, period) })],
  [
    'macd',
    (closes, period) => ({ ...macd(closes, { fast: period, slow: period + 3, signal: 2 }) }),
  ],
  [
    'bollinger',
    (closes, period) => {
      const bands = bollinger(closes, { period, deviations: 2 })
      return { ...bands, percentB: percentB(closes, bands) }
    },
  ],
  [
    'stochastic',
    (closes, period) => ({
      ...stochastic({ high: closes, low: closes, close: closes }, { k: period, d: 3 }),
    }),
  ],
  ['rollingMax', (closes, period) => ({ max: rollingMax(closes, period) })],
  ['wma', (closes, period) => ({ wma: wma(closes, period) })],
  ['hma', (closes, period) => ({ hma: hma(closes, period) })],
  ['cci', (closes, period) => ({ cci: cci(closes, period) })],
  ['roc', (closes, period) => ({ roc: roc(closes, period) })],
  ['standardDeviation', (closes, period) => ({ deviation: standardDeviation(closes, period) })],
  [
    'stochRsi',
    (closes, period) => ({ ...stochRsi(closes, { rsi: period, range: 2, k: 2, d: 2 }) }),
  ],
]

const anyCloses = fc.float64Array({ min: 1e-6, max: 1e6, noNaN: true, maxLength: 40 })
const anyPeriod = fc.integer({ min: 1, max: 12 })

describe.each(INDICATORS)('%s', (_name, linesOf) => {
  it('has a value or NaN for every close', () => {
    fc.assert(
      fc.property(anyCloses, anyPeriod, (closes, period) => {
        for (const line of Object.values(linesOf(closes, period))) {
          expect(line).toHaveLength(closes.length)
        }
      }),
    )
  })

  it('gives the same values close by close as for all of them at once', () => {
    fc.assert(
      fc.property(anyCloses, anyPeriod, fc.nat(40), (closes, period, count) => {
        const early = linesOf(closes.slice(0, count), period)
        const late = linesOf(closes, period)
        for (const [name, line] of Object.entries(early)) {
          expect(line).toEqual(late[name]?.slice(0, count))
        }
      }),
    )
  })

  it('is NaN throughout when the period is longer than the data', () => {
    for (const line of Object.values(linesOf(Float64Array.of(1, 2, 3), 4))) {
      expect(line).toEqual(Float64Array.of(NaN, NaN, NaN))
    }
  })

  it('is empty without data', () => {
    for (const line of Object.values(linesOf(new Float64Array(), 3))) expect(line).toHaveLength(0)
  })

  it('finds its way back after a gap', () => {
    const closes = Float64Array.from({ length: 60 }, (_item, index) => 100 + (index % 7))
    closes[20] = NaN

    for (const line of Object.values(linesOf(closes, 3))) {
      expect(line[20]).toBeNaN()
      expect(line.at(-1)).not.toBeNaN()
    }
  })

  it.each([0, -1, 1.5, NaN])('refuses a period of %d', (period) => {
    expect(() => linesOf(Float64Array.of(1, 2, 3), period)).toThrow('give a whole number from 1')
  })

  it('leaves the closes as they were', () => {
    const closes = Float64Array.of(3, 1, 2, 5, 4)
    linesOf(closes, 2)

    expect(closes).toEqual(Float64Array.of(3, 1, 2, 5, 4))
  })
})
