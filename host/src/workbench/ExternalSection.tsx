import { ChartModal, ExternalChart, type Instrument } from '@aldergate/charts/external'
import { Button, space } from '@aldergate/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'

function tell(frame: HTMLIFrameElement, name: string) {
  const origin = 'https://s.tradingview.com'
  const source = frame.contentWindow
  window.dispatchEvent(new MessageEvent('message', { origin, source, data: { name } }))
}

/** The events that a button can simulate for a frame. Without them, it loads or not as the network allows. */
const FATES: Record<string, (frame: HTMLIFrameElement) => void> = {
  'Prove it': (frame) => tell(frame, 'tv-widget-load'),
  'No data': (frame) => tell(frame, 'tv-widget-no-data'),
  'Fail it': (frame) => frame.dispatchEvent(new Event('error')),
  Offline: () => window.dispatchEvent(new Event('offline')),
  Online: () => window.dispatchEvent(new Event('online')),
}

/** The external charts, and buttons that simulate events of provider, network and browser. */
export function ExternalSection() {
  return (
    <Columns>
      <Sample instrument="BTC/GBP" />
      <Sample instrument="BNB/GBP" />
      <Sample instrument="TVC:GOLD" />
    </Columns>
  )
}

function Sample({ instrument }: { instrument: Instrument }) {
  const placeRef = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function play(fate: (frame: HTMLIFrameElement) => void) {
    const frame = placeRef.current?.querySelector('iframe')
    fate(frame ?? document.createElement('iframe'))
  }

  return (
    <div ref={placeRef}>
      <ExternalChart
        instrument={instrument}
        actions={
          <Button size="small" onClick={() => setIsOpen(true)}>
            Expand
          </Button>
        }
      />
      <Row>
        {Object.entries(FATES).map(([name, fate]) => (
          <Button key={name} size="small" onClick={() => play(fate)}>
            {name}
          </Button>
        ))}
      </Row>
      <ChartModal instrument={instrument} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  gap: ${space(4)};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(2)};
`
