import { settingsAtom } from '@aldergate/platform'
import { type Atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Candle, Pair, Timeframe } from '@aldergate/market'
import type { IndicatorSetting } from '@aldergate/market/indicators'
import { useLocalText } from '@aldergate/ui'
import { createChartFormat } from './model/chartFormat'
import { drawnIndicators } from './model/drawnIndicators'
import { indicatorColumnsAtom } from './indicatorColumns'
import type {
  ChartKind,
  PriceChartModel,
  PriceLine,
  TimeSpan,
  TradeMarker,
  TradePath,
} from './model/priceChartModel'

interface Asked {
  pair: Pair
  timeframe: Timeframe
  kind: ChartKind
  settings: readonly IndicatorSetting[]
  decimals: number | undefined
  markers: readonly TradeMarker[]
  paths: readonly TradePath[]
  lines: readonly PriceLine[]
  span: TimeSpan | undefined
  candles: readonly Candle[]
  /** The source of the candles, if not the market. */
  source: Atom<readonly Candle[]> | undefined
}

/** Everything that a chart shows now: a new model with every tick, and with every change of its props. */
export function usePriceChartModel(asked: Asked): PriceChartModel {
  const { pair, timeframe, kind, settings, decimals } = asked
  const { markers, paths, lines, span, candles, source } = asked
  const inWords = useLocalText()
  const { language, timeZone, numberFormat } = useAtomValue(settingsAtom)

  const format = useMemo(
    () => createChartFormat({ language, timeZone, numberFormat, pair, timeframe, decimals }),
    [language, timeZone, numberFormat, pair, timeframe, decimals],
  )
  const columns = useAtomValue(
    useMemo(
      () => indicatorColumnsAtom({ pair, timeframe, settings, source }),
      [pair, timeframe, settings, source],
    ),
  )
  const indicators = useMemo(
    () => drawnIndicators(settings, columns, candles.length, inWords, format.number),
    [settings, columns, candles.length, inWords, format],
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
      paths,
      lines,
      span,
      format,
    }),
    [pair, timeframe, kind, settings, candles, indicators, markers, paths, lines, span, format],
  )
}
