import { type ShownChart } from '@aldergate/shared/charts/external/ProofStatus'
import { type ChartKind } from '@aldergate/shared/charts/PriceChart'
import { type IndicatorSetting, initialSetting } from '@aldergate/shared/market/indicators/settings'
import { type Timeframe } from '@aldergate/shared/market/timeframes'
import { erasableAtom } from '@aldergate/shared/state/erasure'
import { atom } from 'jotai'

/** How the trader has set the chart up. */
interface ChartSetup {
  timeframe: Timeframe
  kind: ChartKind
  indicators: readonly IndicatorSetting[]
  /** Which of the two charts of bitcoin is asked for. */
  wanted: ShownChart
}

/** Stays when another symbol is chosen and while other pages are open. */
export const chartSetupAtom = erasableAtom<ChartSetup>({
  timeframe: '1h',
  kind: 'candles',
  indicators: [initialSetting('movingAverage'), initialSetting('volume')],
  wanted: 'external',
})

export const changeChartAtom = atom(null, (_get, set, change: Partial<ChartSetup>) => {
  set(chartSetupAtom, (setup) => ({ ...setup, ...change }))
})
