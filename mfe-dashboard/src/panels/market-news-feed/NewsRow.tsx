import { color, fontSize, size, space, useFormat, VisuallyHidden } from '@aldergate/ui'
import { TitleButton } from '@aldergate/ui/fields'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import type { NewsItem } from './news'
import { readIdsAtom, readingAtAtom } from './news.atoms'
import { useText } from './texts'

interface NewsRowProps {
  item: NewsItem
  openerId: string
  onOpen: () => void
}

export function NewsRow({ item, openerId, onOpen }: NewsRowProps) {
  const t = useText()
  const format = useFormat()
  const now = useAtomValue(readingAtAtom)
  const isRead = useAtomValue(readIdsAtom).has(item.id)

  return (
    <Row>
      <Dot aria-hidden="true" $shown={!isRead} />
      <Headline lang="en">
        <TitleButton $read={isRead} id={openerId} type="button" data-lead-focus onClick={onOpen}>
          {item.title}
        </TitleButton>
      </Headline>
      <Meta>
        {!isRead && <VisuallyHidden>{t('unread')}</VisuallyHidden>}
        <span lang="en">{item.source}</span>
        <time dateTime={new Date(item.publishedAt).toISOString()}>
          {format.ago((now - item.publishedAt) / 1_000)}
        </time>
      </Meta>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  align-content: center;
  gap: 2px ${space(2)};
  padding: ${size.listPad} 0;
  border-top: 1px solid ${color.border};
`

const Dot = styled.span<{ $shown: boolean }>`
  align-self: start;
  width: 8px;
  height: 8px;
  margin-top: 6px;
  border-radius: 50%;
  background: ${({ $shown }) => ($shown ? color.accent : 'transparent')};
`

const Headline = styled.h4`
  font-size: ${fontSize.s13};
  line-height: 20px;
  text-wrap: wrap;
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  column-gap: ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
