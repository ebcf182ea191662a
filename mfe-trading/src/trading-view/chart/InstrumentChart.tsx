import { useLedgerMarks } from '@aldergate/charts/marks'
import { PriceChart } from '@aldergate/charts/price'
import { ExternalChart } from '@aldergate/charts/external'
import type { Pair } from '@aldergate/market'
import {
  Button,
  color,
  fontSize,
  handOnFocus,
  media,
  SimulatedTag,
  size,
  Skeleton,
  space,
} from '@aldergate/ui'
import { Suspense } from 'react'
import styled from 'styled-components'
import { useOrderLines } from '../orders/useOrderLines'
import { DEFAULT_SYMBOL } from '../symbol'
import { useText } from '../texts'
import { useChartSetup } from './useChartSetup'

interface InstrumentChartProps {
  pair: Pair
  onSelect: (pair: Pair) => void
}

/** The provider's hourly BTCUSD over our bitcoin, as specified; of any other pair our own chart. */
export function InstrumentChart(props: InstrumentChartProps) {
  return (
    <Room>
      <Filling>
        <Suspense fallback={<Skeleton height="100%" />}>
          <ChosenChart {...props} />
        </Suspense>
      </Filling>
    </Room>
  )
}

function ChosenChart({ pair, onSelect }: InstrumentChartProps) {
  const t = useText()
  const { own, choice } = useChartSetup()
  const { markers, lines } = useLedgerMarks(pair, t('averageCost'))
  const orderLines = useOrderLines(pair)
  const marks = { markers, lines: [...lines, ...orderLines] }

  function showExternal() {
    choice.onWanted('external')
    onSelect(DEFAULT_SYMBOL)
  }

  return pair === DEFAULT_SYMBOL ? (
    <ExternalChart
      instrument="BITSTAMP:BTCUSD"
      height="fill"
      simulated={{ ...own, toolbar: 'full' }}
      {...choice}
      {...marks}
    />
  ) : (
    <Figure>
      <Line>
        <SimulatedTag />
        <Note>{t('ownChart')}</Note>
        <div ref={handOnFocus}>
          <Button size="small" onClick={showExternal}>
            {t('showExternal')}
          </Button>
        </div>
      </Line>
      <PriceChart pair={pair} height="fill" {...own} {...marks} />
    </Figure>
  )
}

/** The remaining height of the card: the chart never enlarges it, except in print, where it keeps its drawn height. */
const Room = styled.div`
  position: relative;
  flex: 1;
  min-height: 480px;

  ${media.phone} {
    min-height: 600px;
  }

  @media print {
    min-height: 0;
  }
`

const Filling = styled.div`
  position: absolute;
  inset: 0;

  @media print {
    position: static;
  }
`

const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  height: 100%;
`

/** As high as the line above an external chart, so that another symbol shifts nothing. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 32px;

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`

const Note = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
  line-height: 16px;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`
