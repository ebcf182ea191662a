import { EnglishOnly } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { Column } from '../../parts/Column'
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
