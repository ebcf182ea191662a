import type { ChartColor } from '@aldergate/ui/data'
import type { PriceLine } from './model'

/** Each kind of line has a colour, in the drawing and beside it. */
export const LINE_COLORS: Readonly<Record<PriceLine['kind'], ChartColor>> = {
  stop: 'danger',
  target: 'ok',
  entry: 'info',
  alert: 'warn',
}
