import {
  type IndicatorSetting,
  INDICATORS,
  isInRange,
} from '@aldergate/shared/market/indicators/settings'

/** The indicators that one period says enough about, in the specification's order. */
export const INDICATOR_NAMES = ['movingAverage', 'rsi', 'bollinger', 'stochastic'] as const

type IndicatorName = (typeof INDICATOR_NAMES)[number]

export interface CustomIndicator {
  indicatorName: IndicatorName
  /** Candles. */
  period: number
  /** Like `#FF0000`. */
  color: string
}

export const DEFAULT_INDICATOR: CustomIndicator = {
  indicatorName: 'movingAverage',
  period: 14,
  color: '#FF0000',
}

export const PERIOD = INDICATORS.movingAverage.parameters.period

export type PeriodError = 'periodMissing' | 'periodOutOfRange'

/** A typed period as an integer, what follows its digits left out: "14.7" is 14. */
export function readPeriod(typed: string): { period: number } | { error: PeriodError } {
  const period = Math.trunc(typed.trim() === '' ? Number.NaN : Number(typed))
  if (Number.isNaN(period)) return { error: 'periodMissing' }
  return isInRange(PERIOD, period) ? { period } : { error: 'periodOutOfRange' }
}

/** As charts and conditions take it; what the period does not say is the indicator's default. */
export function settingOf({ indicatorName, period, color }: CustomIndicator): IndicatorSetting {
  switch (indicatorName) {
    case 'movingAverage':
    case 'rsi':
      return { id: indicatorName, period, color }
    case 'bollinger': {
      const deviations = INDICATORS.bollinger.parameters.deviations.initial
      return { id: indicatorName, period, deviations, color }
    }
    case 'stochastic':
      return { id: indicatorName, k: period, d: INDICATORS.stochastic.parameters.d.initial, color }
  }
}

export function isSame(one: CustomIndicator, other: CustomIndicator): boolean {
  return (
    one.indicatorName === other.indicatorName &&
    one.period === other.period &&
    one.color.toLowerCase() === other.color.toLowerCase()
  )
}
