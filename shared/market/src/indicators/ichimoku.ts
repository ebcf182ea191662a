import { donchian } from './donchian'
import { everywhere } from '../words'
import { indicator } from './indicator'
import { period } from '../parameterRange'

export const ICHIMOKU = indicator({
  words: {
    name: {
      en: 'Ichimoku Cloud',
      es: 'Nube de Ichimoku',
      zh: '一目均衡表',
      fr: 'Nuage d’Ichimoku',
    },
    label: { ...everywhere('Ichimoku'), zh: '一目均衡' },
    short: { ...everywhere('Ichimoku'), zh: '一目均衡表' },
    compares: {
      en: 'Compares the conversion line.',
      es: 'Compara la línea de conversión.',
      zh: '比较的是转换线。',
      fr: 'Compare la ligne de conversion.',
    },
  },
  group: 'trend',
  keyword: 'Ichimoku',
  color: '#0284C7',
  parameters: {
    conversion: period(9, {
      en: 'Conversion period',
      es: 'Periodo de conversión',
      zh: '转换线周期',
      fr: 'Période de conversion',
    }),
    base: period(26, {
      en: 'Base period',
      es: 'Periodo base',
      zh: '基准线周期',
      fr: 'Période de base',
    }),
    span: period(52, {
      en: 'Span B period',
      es: 'Periodo del span B',
      zh: '先行带 B 周期',
      fr: 'Période du span B',
    }),
    shift: period(26, {
      en: 'Displacement',
      es: 'Desplazamiento',
      zh: '位移',
      fr: 'Décalage',
    }),
  },
  values: { min: 0 },
  usualLevel: 50,
  value: 'conversion',
  draw: {
    place: 'price',
    unit: 'price',
    guides: [],
    lines: [
      { line: 'spanA', style: 'dashed', name: { ...everywhere('span A'), zh: '先行带 A' } },
      {
        line: 'spanB',
        style: 'dashed',
        name: { ...everywhere('span B'), zh: '先行带 B' },
        isSecond: true,
      },
      {
        line: 'conversion',
        style: 'line',
        name: { en: 'conversion', es: 'conversión', zh: '转换线', fr: 'ligne de conversion' },
      },
      {
        line: 'base',
        style: 'line',
        name: { en: 'base', es: 'línea base', zh: '基准线', fr: 'ligne de base' },
        isSecond: true,
      },
    ],
  },
  warmUp: ({ conversion, base, span, shift }) => Math.max(conversion, base, span) - 1 + shift,
  compute: (columns, periods) => ({ ...ichimoku(columns, periods) }),
})

export interface IchimokuPeriods {
  conversion: number
  base: number
  span: number
  /** How many candles the spans are shifted to the right. */
  shift: number
}

interface Ichimoku {
  conversion: Float64Array
  base: Float64Array
  spanA: Float64Array
  spanB: Float64Array
}

/**
 * Ichimoku cloud of Goichi Hosoda: conversion and base line are the midpoints of the range over a number of candles;
 * span A is the mean of both and span B the midpoint of a longer range, each shifted by `shift` candles, so that a
 * candle has the cloud drawn at its place. A line begins when its range is complete. The lagging span, a close drawn
 * `shift` candles earlier, is omitted: no candle may have a value from its future.
 * https://chartschool.stockcharts.com/table-of-contents/technical-indicators-and-overlays/technical-overlays/ichimoku-cloud
 */
export function ichimoku(
  ranges: { high: Float64Array; low: Float64Array },
  periods: IchimokuPeriods,
): Ichimoku {
  const conversion = donchian(ranges, periods.conversion).middle
  const base = donchian(ranges, periods.base).middle
  const middles = new Float64Array(base.length)
  for (let index = 0; index < base.length; index += 1) {
    middles[index] = ((conversion[index] as number) + (base[index] as number)) / 2
  }
  return {
    conversion,
    base,
    spanA: later(middles, periods.shift),
    spanB: later(donchian(ranges, periods.span).middle, periods.shift),
  }
}

/** The values, shifted to the right by a number of candles. */
function later(values: Float64Array, candles: number): Float64Array {
  const moved = new Float64Array(values.length).fill(Number.NaN)
  if (candles < values.length) moved.set(values.subarray(0, values.length - candles), candles)
  return moved
}
