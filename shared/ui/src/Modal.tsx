import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react'
import styled, { css } from 'styled-components'
import { color, fontSize, radius, space } from './theme/tokens'
import { isComposing } from './composing'
import { IconButton } from './IconButton'
import { useText } from './texts'
import { useModal } from './useModal'

export interface ModalProps {
  title: string
  /** When the title is in another language than the page, such as an article's. */
  titleLang?: string
  isOpen: boolean
  onClose: () => void
  /** Of a dialog: `wide` is for a chart, `normal` for text. */
  size?: 'normal' | 'wide'
  children?: ReactNode
}

interface OpenModalProps extends Omit<ModalProps, 'isOpen'> {
  place: 'centre' | 'side'
}

/** The window that Dialog and Drawer have in common. The parent mounts it to open it: its content starts afresh. */
export function Modal({
  title,
  titleLang,
  onClose,
  place,
  size = 'normal',
  children,
}: OpenModalProps) {
  const t = useText()
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useModal(dialogRef)

  function isBackdrop(event: MouseEvent) {
    return event.target === dialogRef.current
  }

  /** A press that began within, such as a selection of text, does not close. */
  function closeFromOutside(event: MouseEvent) {
    if (isPressedOutside.current && isBackdrop(event)) onClose()
  }

  function closeByBrowser(event: SyntheticEvent) {
    if (event.target !== dialogRef.current) return
    event.preventDefault()
    onClose()
  }

  /** The browser fires `cancel` on Esc, but only for a modal dialog. An input method uses Esc to cancel a word. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <Box
      ref={dialogRef}
      aria-labelledby={titleId}
      $place={place}
      $size={size}
      onCancel={closeByBrowser}
      onKeyDown={closeOnEscape}
      onMouseDown={(event) => {
        isPressedOutside.current = isBackdrop(event)
      }}
      onClick={closeFromOutside}
    >
      <Content>
        <Header>
          <h2 id={titleId} lang={titleLang}>
            {title}
          </h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </Header>
        <Body>{children}</Body>
      </Content>
    </Box>
  )
}

const widths = { normal: '640px', wide: '1200px' }

const SIDE_WIDTH = '400px'

/** A window with room for a toast beside it. */
const BESIDE_SIDE = '@media (min-width: 800px)'

const places = {
  centre: css<{ $size: 'normal' | 'wide' }>`
    width: min(${({ $size }) => widths[$size]}, calc(100vw - ${space(8)}));
    max-width: none;
    max-height: calc(100dvh - ${space(8)});
    margin: auto;
    border-radius: ${radius.panel};
  `,
  side: css`
    width: min(${SIDE_WIDTH}, 100vw);
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    border-width: 0 0 0 1px;

    /* While it is open, the toasts are within it, and would cover its last buttons in the corner. */
    ${BESIDE_SIDE} {
      .Toastify__toast-container {
        right: calc(${SIDE_WIDTH} + ${space(4)});
      }
    }
  `,
}

const Box = styled.dialog<{ $place: 'centre' | 'side'; $size: 'normal' | 'wide' }>`
  padding: 0;
  border: 1px solid ${color.border};
  background: ${color.s1};
  color: ${color.t1};
  ${({ $place }) => places[$place]}

  &::backdrop {
    background: rgb(0 0 0 / 56%);
  }
`

const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.border};
  background: ${color.s2};

  /* A file name may have no place to break. */
  h2 {
    min-width: 0;
    font-size: ${fontSize.s14};
    line-height: 20px;
    overflow-wrap: anywhere;
  }
`

const Body = styled.div`
  flex: 1;
  padding: ${space(4)};
`
