import { type Ref, useState } from 'react'
import { Button, Card, ErrorState, Row, Skeleton, space } from '@aldergate/ui'
import { useNearViewport } from '@aldergate/ui/data'
import { type PrimitiveAtom, useAtom } from 'jotai'
import styled from 'styled-components'
import { DataTag } from '../own-data/DataTag'
import type { FinishedRun } from './finishedRun'
import { useText } from './texts'
import { TradeChart } from './TradeChart'
import { useTradeView } from './useTradeView'

/** The distance from the screen at which the candles begin to load: about one turn of the mouse wheel. */
const MARGIN = '300px'

/** The height of the chart with the text below it. */
const HEIGHT = 460

interface TradesOnChartProps {
  finished: FinishedRun
  /** The place of the trade that is chosen. */
  placeAtom: PrimitiveAtom<number>
  ref?: Ref<HTMLDivElement>
}

/** The candles around the chosen trade, with the trades as arrows and lines; the list of trades has them in words. */
export function TradesOnChart({ finished, placeAtom, ref }: TradesOnChartProps) {
  const t = useText()
  const [place, choose] = useAtom(placeAtom)
  const [nearRef, isNear] = useNearViewport(MARGIN)
  const [wasNear, setWasNear] = useState(isNear)
  if (isNear && !wasNear) setWasNear(true)
  const { view, hasFailed, retry } = useTradeView(finished, place, wasNear)
  const last = finished.trades.count - 1

  return (
    <div ref={ref}>
      <Card
        level={3}
        heading={t('tradeChart')}
        actions={<DataTag isOwn={finished.settings.file !== undefined} />}
      >
        <Content ref={nearRef}>
          {hasFailed ? (
            <ErrorState title={t('candlesFailed')} text={t('candlesFailedHelp')} onRetry={retry} />
          ) : view ? (
            <TradeChart finished={finished} view={view} />
          ) : (
            <Skeleton height={HEIGHT} label={t('readingCandles')} />
          )}
        </Content>
        <Row>
          <Button
            size="small"
            aria-disabled={place === 0}
            onClick={() => choose(Math.max(0, place - 1))}
          >
            {t('earlierTrade')}
          </Button>
          <Button
            size="small"
            aria-disabled={place === last}
            onClick={() => choose(Math.min(last, place + 1))}
          >
            {t('laterTrade')}
          </Button>
        </Row>
      </Card>
    </div>
  )
}

const Content = styled.div`
  min-height: ${HEIGHT}px;
  margin-bottom: ${space(2)};
`
