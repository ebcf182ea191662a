import { type Pair, type Timeframe, TRADE_TICKERS } from '@aldergate/market'
import { type IndicatorSetting, initialSetting, settingOf } from '@aldergate/market/indicators'
import type { SavedIndicator } from '@aldergate/market/state'

/** The trader's choices for the analysis, and which of the two charts shows it. */
export interface Analysis {
  pair: Pair
  timeframe: Timeframe
  view: 'external' | 'simulated'
  indicators: readonly IndicatorSetting[]
  /** Ids of the trader's own indicators that are drawn; a deleted one draws nothing. */
  ownIds: readonly string[]
}

export const INITIAL_ANALYSIS: Analysis = {
  pair: TRADE_TICKERS[0],
  timeframe: '1h',
  view: 'external',
  indicators: [initialSetting('movingAverage'), initialSetting('volume')],
  ownIds: [],
}

/** All drawn indicators: those set up for this chart, and the trader's own. */
export function drawnSettings(
  { indicators, ownIds }: Pick<Analysis, 'indicators' | 'ownIds'>,
  saved: readonly SavedIndicator[],
): IndicatorSetting[] {
  return [...indicators, ...saved.filter(({ id }) => ownIds.includes(id)).map(settingOf)]
}

/** The specified types of the external chart by its two intervals: 60 and 240 minutes. */
const CHART_TYPES = { '1h': 'Standard', '4h': 'Advanced' } as const

/**
 * Returns the interval and the type of the external chart for a timeframe: the timeframe itself where the chart knows
 * it, else an hour.
 */
export function externalChartAt(timeframe: Timeframe) {
  const drawn = timeframe === '4h' ? '4h' : '1h'
  return { drawn, chartType: CHART_TYPES[drawn], isExact: drawn === timeframe } as const
}
