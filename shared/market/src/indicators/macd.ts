import { checkPeriod } from '../formulas/checkPeriod'
import { ema, emaFactor, emaWarmUp } from '../formulas/ema'
import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'

export const MACD = indicator({
  words: {
    name: everywhere('MACD'),
    label: everywhere('MACD'),
    short: everywhere('MACD'),
    compares: {
      en: 'Compares the MACD line.',
      es: 'Compara la línea MACD.',
      zh: '比较的是 MACD 差离值。',
      fr: 'Compare la ligne MACD.',
    },
  },
  group: 'common',
  keyword: 'MACD',
  color: '#3B82F6',
  parameters: {
    fast: period(12, {
      en: 'Fast period',
      es: 'Periodo rápido',
      zh: '快线周期',
      fr: 'Période rapide',
    }),
    slow: period(26, {
      en: 'Slow period',
      es: 'Periodo lento',
      zh: '慢线周期',
      fr: 'Période lente',
    }),
    signal: period(9, {
      en: 'Signal period',
      es: 'Periodo de la señal',
      zh: '信号周期',
      fr: 'Période du signal',
    }),
  },
  values: {},
  usualLevel: 0,
  value: 'macd',
  draw: {
    place: 'pane',
    unit: 'price',
    guides: [0],
    lines: [
      {
        line: 'histogram',
        style: 'columnsBySign',
        name: { en: 'histogram', es: 'histograma', zh: '柱状图', fr: 'histogramme' },
      },
      {
        line: 'macd',
        style: 'line',
        name: { en: 'line', es: 'línea', zh: '差离值', fr: 'ligne' },
      },
      {
        line: 'signal',
        style: 'line',
        name: { en: 'signal', es: 'señal', zh: '信号线', fr: 'signal' },
        isSecond: true,
      },
    ],
  },
  source: 'close',
  // The difference of two averages is far smaller than they are, and so shows more of their remaining warm-up error.
  warmUp: ({ fast, slow, signal }) => 2 * (emaWarmUp(Math.max(fast, slow)) + emaWarmUp(signal)),
  compute: ({ price }, periods) => macd(price, periods),
})

export interface MacdPeriods {
  fast: number
  slow: number
  signal: number
}

export type Macd = Readonly<Record<'macd' | 'signal' | 'histogram', Float64Array>>

/**
 * Moving average convergence/divergence of Gerald Appel: the fast exponential average minus the slow one, that line's
 * own exponential average as the signal, and their difference as the histogram. Signal and histogram are lazy, because
 * most rules only use the line.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/macd-moving-average-convergence-divergence-oscillator
 */
export function macd(closes: Float64Array, { fast, slow, signal }: MacdPeriods): Macd {
  checkPeriod(signal)
  const line = lineOf(closes, fast, slow)
  let [signalLine, histogram]: Float64Array[] = []
  return {
    macd: line,
    get signal() {
      return (signalLine ??= ema(line, signal))
    },
    get histogram() {
      return (histogram ??= line.map((value, index) => value - (this.signal[index] as number)))
    },
  }
}

/** Both averages at once, computed as in `ema.ts`: the first values one by one, then in a tight loop. */
function lineOf(closes: Float64Array, fast: number, slow: number): Float64Array {
  for (const candles of [fast, slow]) checkPeriod(candles)
  const { length } = closes
  const line = new Float64Array(length)
  const settled = Math.max(fast, slow)
  const [fastFactor, slowFactor] = [emaFactor(fast), emaFactor(slow)]
  let index = 0
  while (index < length) {
    let fastAverage = 0
    let slowAverage = 0
    for (let count = 0; index < length && count < settled; index += 1) {
      const close = closes[index] as number
      count = Number.isNaN(close) ? 0 : count + 1
      fastAverage =
        count === 0
          ? 0
          : fastAverage + (close - fastAverage) * (count <= fast ? 1 / count : fastFactor)
      slowAverage =
        count === 0
          ? 0
          : slowAverage + (close - slowAverage) * (count <= slow ? 1 / count : slowFactor)
      line[index] = count === settled ? fastAverage - slowAverage : Number.NaN
    }
    for (; index < length; index += 1) {
      const close = closes[index] as number
      fastAverage += (close - fastAverage) * fastFactor
      slowAverage += (close - slowAverage) * slowFactor
      const value = fastAverage - slowAverage
      if (Number.isNaN(value)) break
      line[index] = value
    }
  }
  return line
}
