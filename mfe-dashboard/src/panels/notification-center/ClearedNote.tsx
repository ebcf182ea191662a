import { Button, color, fontSize, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { clearedCountAtom, undoClearAtom } from './center.atoms'
import { useText } from './texts'

/** Undo is here and not in a toast, which would itself create a notification. */
export function ClearedNote({ onUndone }: { onUndone: () => void }) {
  const t = useText()
  const count = useAtomValue(clearedCountAtom)
  const undo = useSetAtom(undoClearAtom)

  function bringBack() {
    undo()
    onUndone()
  }

  return (
    <Note $isEmpty={count === 0}>
      <p role="status">{count > 0 && t('cleared', { count })}</p>
      {count > 0 && (
        <Button size="small" onClick={bringBack}>
          {t('undo')}
        </Button>
      )}
    </Note>
  )
}

/** The live region exists beforehand; empty, it takes no room, not even a gap. */
const Note = styled.div<{ $isEmpty: boolean }>`
  display: flex;
  position: ${({ $isEmpty }) => ($isEmpty ? 'absolute' : 'static')};
  align-items: center;
  gap: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`
