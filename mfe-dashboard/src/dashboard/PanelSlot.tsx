import { color, Dialog, Freshness, media, SampleTag, SimulatedTag, space } from '@aldergate/ui'
import { MarketAge } from '@aldergate/charts/age'
import { useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import type { LoadablePanel } from '../panels/loadablePanels'
import type { PanelId } from '../panels/panel'
import { useText } from '../texts'
import { InsertionLine } from './InsertionLine'
import { PanelContent } from './PanelContent'
import { PanelFrame } from './PanelFrame'
import { PanelHandle } from './PanelHandle'
import { PanelMenu } from './PanelMenu'
import { useNearness } from './useNearness'
import { usePanelActions } from './usePanelActions'

const DATA_TAGS = { simulated: SimulatedTag, sample: SampleTag, own: undefined }

interface PanelSlotProps {
  panel: LoadablePanel & { id: PanelId }
  /** Where the panel stands, from 0. */
  position: number
  /** How many panels are on screen. */
  total: number
  isWide: boolean
  isCollapsed: boolean
  keysId: string
  onHide: () => void
}

/** A place in the grid: the chrome that every panel wears, around the panel's own content. */
export function PanelSlot({
  panel,
  position,
  total,
  isWide,
  isCollapsed,
  keysId,
  onHide,
}: PanelSlotProps) {
  const t = useText()
  const slotRef = useRef<HTMLDivElement>(null)
  const areaRef = useRef<HTMLDivElement>(null)
  const nearness = useNearness(slotRef, areaRef)
  const [isAboutOpen, setIsAboutOpen] = useState(false)

  const DataTag = DATA_TAGS[panel.data]
  const title = t(`${panel.id}.title`)
  const onAbout = () => setIsAboutOpen(true)
  const actions = usePanelActions({ panel, title, position, total, onAbout })

  return (
    <Slot
      ref={slotRef}
      data-panel-id={panel.id}
      data-screen-only={!nearness.hasBeenNear || undefined}
      $height={panel.size.grid + CHROME}
      $wide={isWide}
      $collapsed={isCollapsed}
    >
      <PanelFrame
        id={panel.id}
        title={title}
        tag={DataTag && <DataTag />}
        age={panel.isLive && (nearness.isNear ? <MarketAge /> : <Freshness />)}
        hideLabel={t('hidePanel', { title })}
        onHide={onHide}
        handle={
          <PanelHandle
            id={panel.id}
            title={title}
            position={position}
            total={total}
            keysId={keysId}
          />
        }
        menu={<PanelMenu title={title} actions={actions} />}
      >
        <PanelContent
          panel={panel}
          title={title}
          nearness={nearness}
          areaRef={areaRef}
          isCollapsed={isCollapsed}
        />
      </PanelFrame>
      <InsertionLine id={panel.id} />
      <Dialog title={title} isOpen={isAboutOpen} onClose={() => setIsAboutOpen(false)}>
        <p>{t(`${panel.id}.about`)}</p>
      </Dialog>
    </Slot>
  )
}

/** The height of a panel's chrome, in pixels: header, border and padding. */
const CHROME = 62

const Slot = styled.div<{ $height: number; $wide: boolean; $collapsed: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: ${({ $collapsed }) => ($collapsed ? 'start' : 'stretch')};
  min-width: 0;
  /* A panel that is scrolled to must not end up beneath the bar. */
  scroll-margin-top: ${space(2)};

  /* In a prerendered page, the contents of panels below the screen are not laid out, so that hundreds are painted as soon as a few. */
  ${media.fromTablet} {
    [data-drawn] & {
      content-visibility: auto;
      contain-intrinsic-height: ${({ $height }) => $height}px;
    }
  }

  ${({ $wide }) =>
    $wide &&
    css`
      ${media.fromTablet} {
        grid-column: span 2;
      }
    `}

  ${({ $collapsed }) =>
    $collapsed &&
    css`
      /* The menu is taller than a collapsed panel. */
      & > article {
        overflow: visible;
      }
    `}

  &:fullscreen {
    overflow: auto;
    background: ${color.bg};
  }
`
