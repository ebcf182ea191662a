import { Button, color, EmptyState, fontSize, Icon, radius, showToast, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { Growing } from '../../parts/Growing'
import type { ChatMessage } from './chat'
import { deleteMessageAtom, mutedAtom, restoreMessageAtom } from './chat.atoms'
import { ChatLine } from './ChatLine'
import { useText } from './texts'

interface ChatLogProps {
  logRef: RefObject<HTMLDivElement | null>
  messages: readonly ChatMessage[]
  /** How many messages arrived while the reader looks at older ones. */
  unseen: number
  onScroll: () => void
  onGoToEnd: () => void
}

export function ChatLog({ logRef, messages, unseen, onScroll, onGoToEnd }: ChatLogProps) {
  const t = useText()
  const setMuted = useSetAtom(mutedAtom)
  const deleteMessage = useSetAtom(deleteMessageAtom)
  const restoreMessage = useSetAtom(restoreMessageAtom)

  function goToEnd() {
    onGoToEnd()
    logRef.current?.focus()
  }

  function deleteOwn(message: ChatMessage) {
    const deleted = deleteMessage(message)
    // The focused button disappears with its message.
    logRef.current?.focus()
    showToast(t('messageDeleted'), 'blank', {
      action: { label: t('undo'), onAction: () => restoreMessage(deleted) },
    })
  }

  return (
    <Frame height={300}>
      <Log ref={logRef} role="log" aria-label={t('messages')} tabIndex={0} onScroll={onScroll}>
        {messages.map((message) => (
          <ChatLine key={message.id} message={message} onDelete={() => deleteOwn(message)} />
        ))}
        {messages.length === 0 && (
          <EmptyState
            text={t('nobodyHeard')}
            action={<Button onClick={() => setMuted([])}>{t('unmuteAll')}</Button>}
          />
        )}
      </Log>
      {unseen > 0 && (
        <Unseen type="button" onClick={goToEnd}>
          {t('newMessages', { count: unseen })}
          <Icon name="chevronDown" size={14} />
        </Unseen>
      )}
    </Frame>
  )
}

/** The button over its messages does not scroll with them. */
const Frame = styled(Growing)`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  overflow: visible;
`

const Log = styled.div`
  padding: ${space(1)} ${space(2)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
  overscroll-behavior: contain;
`

const Unseen = styled.button`
  position: absolute;
  bottom: ${space(2)};
  left: 50%;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 24px;
  padding: 0 ${space(2)} 0 ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.accentFill};
  color: ${color.onFill};
  font-size: ${fontSize.s12};
  transform: translateX(-50%);
`
