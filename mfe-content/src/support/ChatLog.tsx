import { color, fontSize, fontWeight, media, radius, space, useFormat } from '@aldergate/ui'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ChatMessage } from './chat'
import { useText } from './texts'

interface ChatLogProps {
  messages: readonly ChatMessage[]
  isTyping: boolean
}

/** The messages of the chat, the newest at the end and in sight. */
export function ChatLog({ messages, isTyping }: ChatLogProps) {
  const t = useText()
  const format = useFormat()
  const log = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages])

  return (
    <div>
      <Log ref={log} role="log" aria-label={t('messages')} tabIndex={0}>
        {messages.map(({ id, sender, text, timestamp }) => (
          <Line key={id} $isOwn={sender === 'Me'}>
            <Head>
              <b>{sender === 'Me' ? t('me') : sender}</b>
              <time dateTime={new Date(timestamp).toISOString()}>{format.time(timestamp)}</time>
            </Head>
            <Text {...(sender === 'SupportBot' && { lang: 'en' })}>{text}</Text>
          </Line>
        ))}
      </Log>
      <Typing role="status">{isTyping && t('typing', { sender: 'SupportBot' })}</Typing>
    </div>
  )
}

const Log = styled.div`
  height: 360px;
  padding: ${space(3)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
  overscroll-behavior: contain;

  ${media.phone} {
    height: 280px;
  }
`

const Line = styled.div<{ $isOwn: boolean }>`
  width: fit-content;
  max-width: 85%;
  margin-bottom: ${space(3)};
  margin-left: ${({ $isOwn }) => ($isOwn ? 'auto' : '0')};
  padding-left: ${space(2)};
  border-left: 2px solid ${({ $isOwn }) => ($isOwn ? color.accent : color.borderStrong)};
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};

  b {
    color: ${color.t2};
    font-size: ${fontSize.s12};
    font-weight: ${fontWeight.semibold};
  }
`

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const Typing = styled.p`
  min-height: 18px;
  margin-top: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
