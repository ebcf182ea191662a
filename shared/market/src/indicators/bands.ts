import type { DrawnLine } from './indicator'
import type { Words } from '../words'

/** The name of the band line that a condition compares. */
export const COMPARES_MIDDLE: Words = {
  en: 'Compares the middle band.',
  es: 'Compara la banda media.',
  zh: '比较的是中轨。',
  fr: 'Compare la bande médiane.',
}

/** An upper band, a lower band, and a dashed middle line. */
export const BAND_LINES: readonly DrawnLine<'upper' | 'middle' | 'lower'>[] = [
  {
    line: 'upper',
    style: 'line',
    name: { en: 'upper', es: 'superior', zh: '上轨', fr: 'haute' },
  },
  {
    line: 'middle',
    style: 'dashed',
    name: { en: 'middle', es: 'media', zh: '中轨', fr: 'médiane' },
  },
  {
    line: 'lower',
    style: 'line',
    name: { en: 'lower', es: 'inferior', zh: '下轨', fr: 'basse' },
  },
]
