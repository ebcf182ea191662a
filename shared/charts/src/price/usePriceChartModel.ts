import { candlesAtom } from '@aldergate/market/state'
import { settingsAtom } from '@aldergate/platform'
import { type Atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import {
  type Candle,
  columnsOf,
  type IndicatorSetting,
  type Pair,
  type Timeframe,
} from '@aldergate/market'
import { useLocalText } from '@aldergate/ui'
import { createChartFormat } from './chartFormat'
import { drawnIndicators } from './drawnIndicators'
import type { ChartKind, PriceChartModel, PriceLine, TradeMarker } from './model'

interface Asked {
  pair: Pair
  timeframe: Timeframe
  kind: ChartKind
  settings: readonly IndicatorSetting[]
  markers: readonly TradeMarker[]
  lines: readonly PriceLine[]
  source: Atom<readonly Candle[]> | undefined
}

/** All that a chart shows now: a new model with every tick, and with everything that is asked for. */
export function usePriceChartModel(asked: Asked): PriceChartModel {
  const { pair, timeframe, kind, settings, markers, lines, source } = asked
  const inWords = useLocalText()
  const { language, timeZone, numberFormat } = useAtomValue(settingsAtom)
  const candles = useAtomValue(source ?? candlesAtom(pair, timeframe))

  const format = useMemo(
    () => createChartFormat({ language, timeZone, numberFormat, pair, timeframe }),
    [language, timeZone, numberFormat, pair, timeframe],
  )
  const columns = useMemo(() => columnsOf(candles), [candles])
  const indicators = useMemo(
    () => drawnIndicators(settings, columns, inWords),
    [settings, columns, inWords],
  )

  return useMemo(
    () => ({
      subject: `${pair} ${timeframe}`,
      shape: JSON.stringify([kind, settings]),
      kind,
      timeframe,
      candles,
      indicators,
      markers,
      lines,
      format,
    }),
    [pair, timeframe, kind, settings, candles, indicators, markers, lines, format],
  )
}
