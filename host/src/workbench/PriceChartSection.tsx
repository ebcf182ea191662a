import { ChartCover, PriceChart, type PriceLine, type TradeMarker } from '@aldergate/charts/price'
import { ExternalChart } from '@aldergate/charts/external'
import { INDICATOR_IDS, initialSetting } from '@aldergate/market/indicators'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { Button, Card, Dialog, Row, space, Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'

const HOUR_MS = 3_600_000

const EVERY_INDICATOR = INDICATOR_IDS.map(initialSetting)

/** The price chart with everything on it, in the sizes in which panels show it. */
export function PriceChartSection() {
  const [openedAt] = useState(useAtomValue(marketSteppedAtAtom))
  const [{ price }] = useState(useAtomValue(quoteAtom('BTC/GBP')))
  const [isShown, setIsShown] = useState(true)
  const [isOpen, setIsOpen] = useState(false)
  const markers: TradeMarker[] = [
    { id: 'bought', time: openedAt - 30 * HOUR_MS, side: 'buy', price, text: 'Buy' },
    { id: 'sold', time: openedAt - 10 * HOUR_MS, side: 'sell', price, text: 'Sell' },
  ]
  const lines: PriceLine[] = [
    { id: 'stop', price: price * 0.98, kind: 'stop', label: 'Stop' },
    { id: 'entry', price: price * 0.8, kind: 'entry', label: 'Average cost' },
    { id: 'alert', price: price * 1.01, kind: 'alert', label: 'Alert' },
    { id: 'target', price: price * 1.02, kind: 'target', label: 'Target' },
  ]

  return (
    <Stack $gap={3}>
      <Row>
        <Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Unmount' : 'Mount'}</Button>
        <Button onClick={() => setIsOpen(true)}>In a modal</Button>
      </Row>
      {isShown && (
        <>
          <Card heading={`All of the ${INDICATOR_IDS.length} indicators, trades and lines`}>
            <PriceChart
              pair="BTC/GBP"
              height={600}
              indicators={EVERY_INDICATOR}
              markers={markers}
              lines={lines}
            />
          </Card>
          <Card heading="In a panel, a price of many decimals">
            <PriceChart pair="SHIB/GBP" indicators={[{ id: 'volume' }]} timeframe="15m" />
          </Card>
          <Card heading="A line, small and without a toolbar">
            <PriceChart pair="ETH/GBP" kind="line" height={160} toolbar="none" timeframe="1D" />
          </Card>
          <Card heading="As high as its place, which can be dragged at its corner">
            <Sizable>
              <PriceChart pair="BTC/GBP" height="fill" lines={lines} />
            </Sizable>
            <Sizable>
              <ExternalChart instrument="TVC:GOLD" height="fill" />
            </Sizable>
          </Card>
          <Row>
            {(['loading', 'empty', 'failed'] as const).map((status) => (
              <Place key={status}>
                <ChartCover status={status} pair="BTC/GBP" onRetry={() => {}} />
              </Place>
            ))}
          </Row>
        </>
      )}
      <Dialog title="BTC/GBP" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <PriceChart pair="BTC/GBP" height={600} />
      </Dialog>
    </Stack>
  )
}

const Sizable = styled.div`
  height: 420px;
  padding: ${space(2)};
  resize: both;
  overflow: hidden;
`

const Place = styled.div`
  position: relative;
  flex: 1 1 240px;
  height: 200px;
`
