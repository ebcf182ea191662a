import { media, space } from '@aldergate/shared/theme'
import { MarketAge } from '@aldergate/shared/ui/MarketAge'
import { PanelFrame } from '@aldergate/shared/ui/PanelFrame'
import { SampleTag } from '@aldergate/shared/ui/SampleTag'
import { SimulatedTag } from '@aldergate/shared/ui/SimulatedTag'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import { type Panel, type PanelId } from '../panels/panels'
import { useText } from '../texts'
import { announcementAtom } from './announcement.atoms'
import { InsertionLine } from './InsertionLine'
import { movePanelAtom } from './layout.atoms'
import { PanelContent } from './PanelContent'
import { PanelHandle } from './PanelHandle'
import { PanelMenu } from './PanelMenu'

interface PanelSlotProps {
  panel: Panel & { id: PanelId }
  /** Where the panel stands, from 0. */
  position: number
  /** How many panels are on screen. */
  total: number
  keysId: string
  onHide: () => void
}

/** A place in the grid: the chrome that every panel wears, around the panel's own content. */
export function PanelSlot({ panel, position, total, keysId, onHide }: PanelSlotProps) {
  const t = useText()
  const movePanel = useSetAtom(movePanelAtom)
  const announce = useSetAtom(announcementAtom)

  const title = t(panel.titleKey)
  const isFirst = position === 0
  const isLast = position === total - 1

  function moveTo(target: number) {
    movePanel(panel.id, target)
    announce(t('panelPosition', { title, position: target + 1, total }))
  }

  return (
    <Slot data-panel-id={panel.id}>
      <Frame
        id={panel.id}
        title={title}
        tag={<Tag>{panel.data === 'simulated' ? <SimulatedTag /> : <SampleTag />}</Tag>}
        age={panel.isLive && <MarketAge />}
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
        menu={
          <PanelMenu
            title={title}
            actions={[
              {
                id: 'up',
                label: t('moveUp'),
                isDisabled: isFirst,
                onChoose: () => moveTo(position - 1),
              },
              {
                id: 'down',
                label: t('moveDown'),
                isDisabled: isLast,
                onChoose: () => moveTo(position + 1),
              },
              { id: 'top', label: t('moveToTop'), isDisabled: isFirst, onChoose: () => moveTo(0) },
            ]}
          />
        }
      >
        <PanelContent panel={panel} />
      </Frame>
      <InsertionLine id={panel.id} />
    </Slot>
  )
}

const Slot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

/** On a phone the title needs the header's line for itself: the tag goes below it. */
const Frame = styled(PanelFrame)`
  ${media.phone} {
    & > header {
      flex-wrap: wrap;
      column-gap: ${space(1)};
    }

    & > header > h3 {
      flex: 1 1 0;
    }
  }
`

const Tag = styled.span`
  display: flex;

  ${media.phone} {
    order: 1;
    flex-basis: 100%;
    margin-bottom: ${space(2)};
  }
`
