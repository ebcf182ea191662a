import type { useFormat } from '@aldergate/ui'
import { durationText } from './duration'
import { type FigureKind, FIGURES, type ShownFigure } from './figures.data'
import type { Translate } from './texts'

type Format = ReturnType<typeof useFormat>

/** Above this, a figure has more digits than are useful. */
const TOO_LARGE = 1e9

/** Kinds of figures that may become that large: annualised figures of a short run. */
const RELATIVE: ReadonlySet<FigureKind> = new Set(['percent', 'signedPercent', 'ratio', 'multiple'])

/** The starting capital as text, with pence only where it has some. */
export function capitalText(capital: number, format: Format): string {
  return format.money(capital, Number.isInteger(capital) ? 0 : 2)
}

/** A figure as text; "–" where it has no meaning. A relative one may be too large to tell. */
export function figureText(
  figure: ShownFigure,
  value: number,
  format: Format,
  t: Translate,
): string {
  const { kind } = FIGURES[figure]
  if (RELATIVE.has(kind) && Number.isFinite(value) && Math.abs(value) >= TOO_LARGE) {
    return t('missing.tooLarge')
  }

  switch (kind) {
    case 'money':
      return format.money(value)
    case 'signedMoney':
      return format.signedMoney(value)
    case 'percent':
      return format.percent(value * 100)
    case 'signedPercent':
      return format.signedPercent(value * 100)
    case 'ratio':
      return format.number(value, 2)
    case 'multiple':
      return Number.isFinite(value)
        ? t('multiple', { value: format.number(value, 2) })
        : format.number(value)
    case 'count':
      return format.number(value)
    case 'duration':
      return durationText(value, t) ?? format.number(Number.NaN)
  }
}
