import type { useFormat } from '@aldergate/ui'
import { type FigureKind, type FigureRow, FIGURES, type ShownFigure } from './figures.data'
import { figureText } from './figureText'
import type { Translate } from './texts'

type Format = ReturnType<typeof useFormat>

/** Half of the last displayed digit: anything less is no difference. */
const LEAST: Readonly<Record<FigureKind, number>> = {
  money: 0.005,
  signedMoney: 0.005,
  percent: 0.00005,
  signedPercent: 0.00005,
  ratio: 0.005,
  multiple: 0.005,
  count: 0.5,
  duration: 30_000,
}

/** Returns which of two runs has the better figure; `undefined` if neither has, or if it is a matter of taste. */
export function betterOf(
  figure: ShownFigure,
  first: number,
  second: number,
): 'first' | 'second' | undefined {
  const row: FigureRow = FIGURES[figure]
  const difference = second - first
  if (!row.better || !(Math.abs(difference) >= LEAST[row.kind])) return undefined
  return difference > 0 === (row.better === 'higher') ? 'second' : 'first'
}

/** How far the second figure lies above the first, with its sign: percentages by points. */
export function differenceText(
  figure: ShownFigure,
  first: number,
  second: number,
  format: Format,
  t: Translate,
): string {
  const difference = second - first
  const { kind } = FIGURES[figure]
  if (!Number.isFinite(difference)) return format.number(difference)
  if (kind === 'money' || kind === 'signedMoney') return format.signedMoney(difference)
  const size = Math.abs(difference)
  const written =
    kind === 'percent' || kind === 'signedPercent'
      ? t('points', { value: format.number(size * 100, 2) })
      : figureText(figure, size, format, t)
  if (size < LEAST[kind]) return written
  return `${difference > 0 ? '+' : '−'}${written}`
}
