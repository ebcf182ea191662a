import { ema, emaWarmUp } from '../formulas/ema'
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
  warmUp: ({ fast, slow, signal }) => emaWarmUp(Math.max(fast, slow)) + emaWarmUp(signal),
  compute: ({ price }, periods) => ({ ...macd(price, periods) }),
})

export interface MacdPeriods {
  fast: number
  slow: number
  signal: number
}

export interface Macd {
  macd: Float64Array
  signal: Float64Array
  histogram: Float64Array
}

/**
 * Moving average convergence/divergence of Gerald Appel: the fast exponential average less the slow
 * one, that line's own exponential average as the signal, and their difference as the histogram.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-indicators/macd-moving-average-convergence-divergence-oscillator
 */
export function macd(closes: Float64Array, { fast, slow, signal }: MacdPeriods): Macd {
  const line = minus(ema(closes, fast), ema(closes, slow))
  const signalLine = ema(line, signal)
  return { macd: line, signal: signalLine, histogram: minus(line, signalLine) }
}

function minus(one: Float64Array, other: Float64Array): Float64Array {
  const differences = new Float64Array(one.length)
  for (let index = 0; index < one.length; index += 1) {
    differences[index] = (one[index] as number) - (other[index] as number)
  }
  return differences
}
