import { ExternalChart, type Instrument } from '@aldergate/charts/external'
import { Card, media, Skeleton, space } from '@aldergate/ui'
import { useNearViewport } from '@aldergate/ui/data'
import { type RefCallback, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'

/** The specified frames, in their order. */
const INSTRUMENTS = [
  'COINBASE:BTCUSD',
  'COINBASE:ETHUSD',
  'FX:GBPUSD',
  'TVC:GOLD',
] as const satisfies readonly Instrument[]

const HEIGHT = 300

/** The heights of the line above the chart and the caption below it. */
const AROUND = 72

export function MarketCharts() {
  return (
    <Charts>
      {INSTRUMENTS.map((instrument) => (
        <MarketChart key={instrument} instrument={instrument} />
      ))}
    </Charts>
  )
}

/** A chart that is created only near the screen, and is not printed before. */
function MarketChart({ instrument }: { instrument: Instrument }) {
  const t = useText()
  const [ref, isNear] = useOnceNear()
  return (
    <Card heading={instrument} level={3} data-screen-only={!isNear || undefined}>
      <div ref={ref}>
        {isNear ? (
          <ExternalChart instrument={instrument} height={HEIGHT} />
        ) : (
          <Skeleton height={HEIGHT + AROUND} label={t('loadingChart')} />
        )}
      </div>
    </Card>
  )
}

/** The distance from the screen at which a chart begins to load: about one turn of the mouse wheel. */
const MARGIN = '300px'

/** Whether an element has ever been near the viewport. Always true without an IntersectionObserver. */
function useOnceNear(): [RefCallback<Element>, boolean] {
  const [ref, isNear] = useNearViewport(MARGIN)
  const [wasNear, setWasNear] = useState(isNear)
  if (isNear && !wasNear) setWasNear(true)
  return [ref, wasNear]
}

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
