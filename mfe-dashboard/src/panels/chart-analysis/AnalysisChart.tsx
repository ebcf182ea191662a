import { PriceChart, type PriceLine, type TradeMarker } from '@aldergate/charts/price'
import { isTradeTicker } from '@aldergate/market'
import { Muted } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChartStack } from '../../parts/ChartStack'
import { PanelChart } from '../../parts/PanelChart'
import { type Analysis, externalChartAt } from './analysis'
import { changeAnalysisAtom, drawnSettingsAtom } from './analysis.atoms'
import { useText } from './texts'

interface AnalysisChartProps {
  analysis: Analysis
  markers: readonly TradeMarker[]
  lines: readonly PriceLine[]
}

const HEIGHT = 360

/**
 * The provider's chart, with ours below it until it loads; or ours alone: the chart's switch decides. A pair that is no
 * trade ticker has ours only.
 */
export function AnalysisChart({ analysis, ...marks }: AnalysisChartProps) {
  const t = useText()
  const indicators = useAtomValue(drawnSettingsAtom)
  const change = useSetAtom(changeAnalysisAtom)
  const { pair, timeframe, view } = analysis
  const { drawn, chartType, isExact } = externalChartAt(timeframe)
  const simulated = { timeframe, kind: 'candles', indicators } as const

  if (!isTradeTicker(pair)) {
    return (
      <ChartStack as="figure" $gap={1} $rows="1fr">
        <PriceChart pair={pair} height={HEIGHT} toolbar="none" {...simulated} {...marks} />
        <Muted as="figcaption" $size="s11">
          {t('noExternalChart', { pair })}
        </Muted>
      </ChartStack>
    )
  }
  return (
    <ChartStack $gap={1} $rows="1fr">
      <PanelChart
        instrument={pair}
        chartType={chartType}
        height={HEIGHT}
        simulated={simulated}
        wanted={view}
        onWanted={(next) => change({ view: next })}
        {...marks}
      />
      {view === 'external' && !isExact && (
        <Muted $size="s11">{t('externalTimeframes', { drawn, timeframe })}</Muted>
      )}
    </ChartStack>
  )
}
