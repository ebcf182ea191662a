import { PriceChart } from '@aldergate/charts/price'
import { settingOf } from '@aldergate/market/indicators'
import { color, fontSize } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import styled from 'styled-components'
import { ChartStack } from '../../parts/ChartStack'
import { useIndicatorName } from '../../parts/own-indicators/useIndicatorName'
import { draftAtom } from './indicators.atoms'
import { useText } from './texts'

const PAIR = 'BTC/GBP'
const TIMEFRAME = '1h'
const HEIGHT = 240

/** The indicator of the form over live candles; an invalid period leaves the last valid one. */
export function IndicatorPreview() {
  const t = useText()
  const { indicatorName, period, color: lineColor } = useAtomValue(draftAtom)
  const indicators = useMemo(
    () => [settingOf({ indicatorName, period, color: lineColor })],
    [indicatorName, period, lineColor],
  )
  const indicator = useIndicatorName()({ indicatorName, period })

  return (
    <ChartStack as="section" aria-label={t('preview')} $gap={1} $rows="auto 1fr">
      <Caption>{t('previewOf', { indicator, pair: PAIR, timeframe: TIMEFRAME })}</Caption>
      <PriceChart
        pair={PAIR}
        timeframe={TIMEFRAME}
        kind="line"
        indicators={indicators}
        toolbar="none"
        height={HEIGHT}
      />
    </ChartStack>
  )
}

const Caption = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s12};
`
