import type { ChartKind } from '@aldergate/charts/price'
import type { ShownChart } from '@aldergate/charts/external'
import type { Timeframe } from '@aldergate/market'
import { type IndicatorSetting, initialSetting } from '@aldergate/market/indicators'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'

/** How the trader has set the chart up. */
interface ChartSetup {
  timeframe: Timeframe
  kind: ChartKind
  indicators: readonly IndicatorSetting[]
  /** The chart of bitcoin that the trader wants: the external or the simulated one. */
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
