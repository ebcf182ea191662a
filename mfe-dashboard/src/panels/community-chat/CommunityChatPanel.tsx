import { EnglishOnly, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { messagesAtom } from './chat.atoms'
import { ChatLog } from './ChatLog'
import { Composer } from './Composer'
import { MuteTraders } from './MuteTraders'
import { useFollowedLog } from './useFollowedLog'

export function CommunityChatPanel() {
  const messages = useAtomValue(messagesAtom)
  const { logRef, unseen, followScroll, goToEnd } = useFollowedLog(messages)

  return (
    <Column>
      <MuteTraders />
      <EnglishOnly />
      <ChatLog
        logRef={logRef}
        messages={messages}
        unseen={unseen}
        onScroll={followScroll}
        onGoToEnd={goToEnd}
      />
      <Composer onSent={goToEnd} />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
`
