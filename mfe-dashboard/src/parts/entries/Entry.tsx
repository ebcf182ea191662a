import type { Language } from '@aldergate/contract'
import { settingsAtom } from '@aldergate/platform'
import {
  Badge,
  color,
  fontSize,
  fontWeight,
  Icon,
  type IconName,
  Muted,
  SampleTag,
  size,
  space,
  useFormat,
  VisuallyHidden,
} from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

interface EntryProps {
  icon: IconName
  tone: 'info' | 'warn' | 'ok'
  /** The kind of entry, or its author. */
  name: string
  /** Its severity in a word, unless the name says it. */
  type?: string
  message: string
  /** The language of the text; an unknown one counts as the app's. */
  lang?: Language | undefined
  /** Epoch milliseconds. */
  at: number
  isRead: boolean
  isSample: boolean
  /** A further fact, such as until when it is snoozed. */
  note?: ReactNode
  /** The actions on it. */
  children: ReactNode
}

/** One dated message in a list. */
export function Entry({
  icon,
  tone,
  name,
  type,
  message,
  lang,
  at,
  isRead,
  isSample,
  note,
  children,
}: EntryProps) {
  const t = useText()
  const format = useFormat()
  const { language } = useAtomValue(settingsAtom)

  return (
    <Row $unread={!isRead}>
      <Mark $tone={tone}>
        <Icon name={icon} />
      </Mark>
      <Texts>
        <Head>
          <Name $unread={!isRead}>{name}</Name>
          {!isRead && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
          {type && <Badge tone={tone}>{type}</Badge>}
          {isSample && <SampleTag />}
          <Muted as="time" $size="s11" dateTime={new Date(at).toISOString()}>
            {format.time(at)}
          </Muted>
        </Head>
        <Message lang={lang === language ? undefined : lang}>{message}</Message>
        {note}
      </Texts>
      <Actions>{children}</Actions>
    </Row>
  )
}

const Row = styled.li<{ $unread: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  padding: ${size.listPad} ${space(1)} ${size.listPad} 6px;
  border-left: 2px solid ${({ $unread }) => ($unread ? color.accent : 'transparent')};
  border-bottom: 1px solid ${color.border};
`

const Mark = styled.span<{ $tone: EntryProps['tone'] }>`
  padding-top: 1px;
  color: ${({ $tone }) => color[$tone]};
`

const Texts = styled.div`
  flex: 1 1 180px;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
`

const Name = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? fontWeight.semibold : fontWeight.medium)};
`

const Message = styled.p`
  color: ${color.t2};
  font-size: ${fontSize.s12};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Actions = styled.div`
  display: flex;
  align-items: flex-start;
  margin-left: auto;
`
