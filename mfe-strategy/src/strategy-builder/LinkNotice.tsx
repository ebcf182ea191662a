import { Button, color, radius, Row, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { useText } from '../texts'
import type { LeftOut } from './link'
import { canUndoLinkAtom, dismissLinkNoticeAtom, linkNoticeAtom, undoLinkAtom } from './link.atoms'

/** More would hide the page; a link that is nonsense all through needs no full account. */
const MAX_PIECES = 5

const MAX_PIECE_LENGTH = 40

/** The outcome of the link that was followed, until the trader dismisses it or undoes the link. */
export function LinkNotice({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  const notice = useAtomValue(linkNoticeAtom)
  const canUndo = useAtomValue(canUndoLinkAtom)
  const undo = useSetAtom(undoLinkAtom)
  const dismiss = useSetAtom(dismissLinkNoticeAtom)

  function leave(how: () => void) {
    how()
    onLeave()
  }

  return (
    <div role="status">
      {notice && (
        <Box>
          <p>{t(notice.change ? 'linkTaken' : 'linkUseless')}</p>
          {notice.leftOut.length > 0 && <Omissions leftOut={notice.leftOut} />}
          <Row>
            {canUndo && (
              <Button size="small" onClick={() => leave(undo)}>
                {t('linkUndo')}
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => leave(dismiss)}>
              {t('dismiss')}
            </Button>
          </Row>
        </Box>
      )}
    </div>
  )
}

function Omissions({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useText()
  const more = leftOut.length - MAX_PIECES

  return (
    <div>
      <Warning>{t('linkLeftOut')}</Warning>
      <Pieces>
        {leftOut.slice(0, MAX_PIECES).map(({ part, text }, index) => (
          <li key={index}>
            {t('linkPiece', { part: t(`linkPart.${part}`), text: shortened(text) })}
          </li>
        ))}
        {more > 0 && <li>{t('linkMore', { count: more })}</li>}
      </Pieces>
    </div>
  )
}

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length > MAX_PIECE_LENGTH
    ? `${characters.slice(0, MAX_PIECE_LENGTH).join('')}…`
    : text
}

/** One line if the text leaves room for the buttons. */
const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-bottom: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
  background: ${color.s2};
`

const Warning = styled.p`
  color: ${color.warn};
`

const Pieces = styled.ul`
  padding-left: ${space(5)};
  overflow-wrap: anywhere;
`
