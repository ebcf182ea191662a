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

/** The line above the chart and the caption below it, which come with it. */
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

/** A chart that is not made before the trader comes near it, and has no place on paper until then. */
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

/** So near to the screen a chart begins to load: about a flick of the wheel. */
const MARGIN = '300px'

/** Whether an element has been near the viewport by now. Where the browser cannot tell, it always has. */
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
