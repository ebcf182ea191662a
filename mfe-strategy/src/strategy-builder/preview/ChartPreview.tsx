import { MarketAge } from '@aldergate/charts/age'
import { InstrumentPicker } from '@aldergate/charts/picker'
import { PriceChart } from '@aldergate/charts/price'
import { Card, SimulatedTag, Skeleton, space, useFormat } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { type IndicatorSetting, indicatorOf } from '@aldergate/market/indicators'
import { quoteAtom } from '@aldergate/market/state'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../texts'
import { changeStrategyAtom, strategyAtom } from '../strategy/builder.atoms'
import { drawnSettings } from './indicators'
import { LevelList } from './LevelList'
import { tradeLevels } from './levels'
import { useReadableExits } from './useReadableExits'

const PRICE_HEIGHT = 400

/** The height that each indicator below the candles adds, in pixels. */
const PANE_HEIGHT = 80

/** The pair's live candles with the conditions' indicators, and the exits of a trade entered now. */
export function ChartPreview() {
  const t = useText()
  const { pair, conditions } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)
  const exits = useReadableExits()
  const [isInView, setIsInView] = useState(true)

  const indicators = useMemo(() => drawnSettings(conditions), [conditions])
  const paneCount = indicators.filter(({ id }) => indicatorOf(id).draw.place === 'pane').length
  const height = PRICE_HEIGHT + paneCount * PANE_HEIGHT

  return (
    <Card
      heading={t('chartHeading')}
      actions={
        <>
          <MarketAge />
          <SimulatedTag />
        </>
      }
    >
      <Controls>
        <InstrumentPicker
          label={t('pair')}
          value={pair}
          onChange={(chosen) => change({ pair: chosen })}
        />
        <SwitchField label={t('linesInView')} checked={isInView} onChange={setIsInView} />
      </Controls>
      {/* Drawn into HTML, the page has no price. */}
      <Suspense
        fallback={
          <>
            <Skeleton height={height} />
            <LevelList pair={pair} levels={tradeLevels(Number.NaN, exits)} exits={exits} />
          </>
        }
      >
        <LiveLevels exits={exits} indicators={indicators} height={height} isInView={isInView} />
      </Suspense>
    </Card>
  )
}

interface LiveLevelsProps {
  exits: ReturnType<typeof useReadableExits>
  indicators: readonly IndicatorSetting[]
  /** The height of the chart, in pixels. */
  height: number
  isInView: boolean
}

function LiveLevels({ exits, indicators, height, isInView }: LiveLevelsProps) {
  const t = useText()
  const format = useFormat()
  const { pair, timeframe } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)
  const { price } = useAtomValue(quoteAtom(pair))

  const levels = tradeLevels(price, exits)
  const lines = levels.map(({ kind, price: at, percent }) => ({
    id: kind,
    kind,
    price: at,
    label:
      kind === 'entry'
        ? t('entry')
        : t('levelOnChart', { level: t(kind), percent: format.signedPercent(percent, 1) }),
    isAlwaysInView: isInView,
  }))

  return (
    <>
      <PriceChart
        pair={pair}
        timeframe={timeframe}
        onTimeframe={(chosen) => change({ timeframe: chosen })}
        indicators={indicators}
        lines={lines}
        height={height}
      />
      <LevelList pair={pair} levels={levels} exits={exits} />
    </>
  )
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(2)};
`
