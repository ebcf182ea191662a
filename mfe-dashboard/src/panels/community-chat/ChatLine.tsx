import { color, fontSize, fontWeight, IconButton, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import type { ChatMessage } from './chat'
import { useText } from './texts'

interface ChatLineProps {
  message: ChatMessage
  onDelete: () => void
}

export function ChatLine({ message: { user, message, timestamp }, onDelete }: ChatLineProps) {
  const t = useText()
  const format = useFormat()

  const isOwn = user === 'me'

  return (
    <Line $own={isOwn}>
      <Head>
        <User $own={isOwn}>{isOwn ? t('me') : user}</User>
        <time dateTime={new Date(timestamp).toISOString()}>{format.time(timestamp)}</time>
      </Head>
      {isOwn && <Delete icon="trash" label={t('deleteMessage', { message })} onClick={onDelete} />}
      <Text {...(!isOwn && { lang: 'en' })}>{message}</Text>
    </Line>
  )
}

const Line = styled.div<{ $own: boolean }>`
  position: relative;
  padding: ${space(1)} ${({ $own }) => ($own ? space(8) : 0)} ${space(1)} ${space(2)};
  border-left: 2px solid ${({ $own }) => ($own ? color.accent : 'transparent')};
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
`

const User = styled.span<{ $own: boolean }>`
  color: ${({ $own }) => ($own ? color.accent : color.t2)};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.semibold};
`

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const Delete = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`
