import { settingsAtom, useAtomCallback } from '@aldergate/platform'
import { BRAND } from '@aldergate/contract'
import { downloadFile } from '@aldergate/files'
import { transcriptFileName } from '@aldergate/files/names'
import { Button, Card, Muted, Stack, useFormat } from '@aldergate/ui'
import { dayOf } from '@aldergate/ui/days'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect } from 'react'
import { transcript } from './chat'
import { chatAtom, replyAtom } from './chat.atoms'
import { ChatLog } from './ChatLog'
import { Composer } from './Composer'
import { useText } from './texts'

/** A talk with the bot, which lasts as long as the app is open. */
export function LiveChat() {
  const t = useText()
  const format = useFormat()
  const download = useAtomCallback((get) => {
    const { messages } = get(chatAtom)
    const title = t('transcriptTitle', { product: BRAND.product })
    const text = transcript(title, messages, (message) =>
      t('transcriptLine', {
        date: format.date(message.timestamp),
        time: format.exactTime(message.timestamp),
        sender: message.sender === 'Me' ? t('me') : message.sender,
        text: message.text,
      }),
    )
    const name = transcriptFileName(dayOf(Date.now(), get(settingsAtom).timeZone))
    downloadFile(name, text, 'text/plain;charset=utf-8')
  })

  return (
    <Card
      heading={t('chat')}
      actions={
        <Button size="small" onClick={download}>
          {t('transcript')}
        </Button>
      }
    >
      <Stack $gap={3}>
        <Muted>{t('chatNote')}</Muted>
        {/* Drawn into HTML, the page has no time for the greeting. */}
        <Suspense fallback={<ChatLog messages={[]} isTyping={false} />}>
          <Talk />
        </Suspense>
        <Composer />
      </Stack>
    </Card>
  )
}

function Talk() {
  const { messages, due } = useAtomValue(chatAtom)
  useReplies()
  return <ChatLog messages={messages} isTyping={due.length > 0} />
}

/** Lets the bot reply when it is due; what came due while another page was open is said on the way back. */
function useReplies(): void {
  const { due } = useAtomValue(chatAtom)
  const reply = useSetAtom(replyAtom)

  useEffect(() => {
    const [next] = due
    if (next === undefined) return
    const timer = setTimeout(reply, Math.max(0, next - Date.now()))
    return () => clearTimeout(timer)
  }, [due, reply])
}
