import { color, Icon, media, radius, size } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import type { PanelId } from '../panels/panel'
import { useText } from '../texts'
import { announcementAtom } from './announcement.atoms'
import { useHandleKeys } from './useHandleKeys'

interface PanelHandleProps {
  id: PanelId
  title: string
  position: number
  total: number
  /** The id of the text that explains the keys. */
  keysId: string
}

/** The handle that a panel is dragged by, with a pointer or with keys. */
export function PanelHandle({ id, title, position, total, keysId }: PanelHandleProps) {
  const t = useText()
  const announce = useSetAtom(announcementAtom)

  const { isGrabbed, onKeyDown, onBlur } = useHandleKeys({
    id,
    position,
    total,
    onCarry: (target) => announce(t('panelPosition', { title, position: target + 1, total })),
    onDrop: (target) => announce(t('panelDropped', { title, position: target + 1, total })),
    onCancel: () => announce(t('moveCancelled', { title, position: position + 1, total })),
  })

  return (
    // Not a <button>: Firefox starts no drag from one.
    <Grip
      role="button"
      tabIndex={0}
      aria-label={t('movePanel', { title })}
      aria-describedby={keysId}
      aria-pressed={isGrabbed}
      data-panel-handle
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Icon name="drag" />
    </Grip>
  )
}

const Grip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: ${size.row};
  border-radius: ${radius.control};
  color: ${color.t2};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

  &[aria-pressed='true'] {
    background: ${color.accentFill};
    color: ${color.onFill};
  }

  ${media.coarsePointer} {
    width: ${size.touch};
    height: ${size.touch};
  }
`
