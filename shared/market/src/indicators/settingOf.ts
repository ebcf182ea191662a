import type { CustomIndicator } from '../customIndicator'
import { type IndicatorSetting, initialSetting } from './settings'
import { INDICATORS } from './table'

/** As charts and conditions take it; what the period does not say is as the indicator has it at first. */
export function settingOf({ indicatorName, period, color }: CustomIndicator): IndicatorSetting {
  const { mainParameter } = INDICATORS[indicatorName]
  return { ...initialSetting(indicatorName), [mainParameter ?? 'period']: period, color }
}
