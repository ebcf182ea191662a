import type { CustomIndicator } from '../customIndicator'
import { type IndicatorSetting, initialSetting } from './settings'
import { INDICATORS } from './table'

/** Converts to the format of charts and conditions; everything besides the period has the indicator's defaults. */
export function settingOf({ indicatorName, period, color }: CustomIndicator): IndicatorSetting {
  const { mainParameter } = INDICATORS[indicatorName]
  return { ...initialSetting(indicatorName), [mainParameter ?? 'period']: period, color }
}
