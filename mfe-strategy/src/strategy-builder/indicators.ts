import {
  type IndicatorId,
  type IndicatorSetting,
  initialSetting,
} from '@aldergate/market/indicators'
import type { Condition } from './strategy'

/** What a chart draws for the conditions: each indicator once, in the order of the list. */
export function drawnSettings(conditions: readonly Condition[]): IndicatorSetting[] {
  const ids = new Set<IndicatorId>(conditions.map(({ indicator }) => indicator))
  return [...ids].map(initialSetting)
}
