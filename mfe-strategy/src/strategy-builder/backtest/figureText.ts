import type { useFormat } from '@aldergate/ui'
import { durationText } from './duration'
import { FIGURES, type ShownFigure } from './figures.data'
import type { Translate } from './texts'

type Format = ReturnType<typeof useFormat>

/** A figure as text; "–" where it has no meaning. */
export function figureText(
  figure: ShownFigure,
  value: number,
  format: Format,
  t: Translate,
): string {
  switch (FIGURES[figure].kind) {
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
