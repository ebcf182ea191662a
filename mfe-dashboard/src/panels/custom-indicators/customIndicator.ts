import { isInRange, CUSTOM_PERIOD, type CustomIndicator } from '@aldergate/market'
import { INDICATORS } from '@aldergate/market/indicators'
import { typedNumber } from '@aldergate/ui/typedNumber'

export const DEFAULT_INDICATOR: CustomIndicator = {
  indicatorName: 'movingAverage',
  period: INDICATORS.movingAverage.parameters.period.initial,
  color: INDICATORS.movingAverage.color,
}

export type PeriodError = 'periodMissing' | 'periodOutOfRange'

/** Reads a typed period as an integer, ignoring what follows its digits: "14.7" is 14. */
export function readPeriod(typed: string): { period: number } | { error: PeriodError } {
  const period = Math.trunc(typedNumber(typed))
  if (Number.isNaN(period)) return { error: 'periodMissing' }
  return isInRange(CUSTOM_PERIOD, period) ? { period } : { error: 'periodOutOfRange' }
}

export function isSame(one: CustomIndicator, other: CustomIndicator): boolean {
  return (
    one.indicatorName === other.indicatorName &&
    one.period === other.period &&
    one.color.toLowerCase() === other.color.toLowerCase()
  )
}
