import { Button, color, fontSize, space, Stack } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { narrow } from '../../parts/narrow'
import { markAllReadAtom, newsPageAtom, unreadCountAtom } from './news.atoms'
import { NewsPager } from './NewsPager'
import { NewsRow } from './NewsRow'
import { PAGE_SIZE } from './paging'
import { useText } from './texts'

interface NewsPagesProps {
  onOpen: (id: string) => void
  openerId: (id: string) => string
}

/** The headlines of a page, and the pager. */
export function NewsPages({ onOpen, openerId }: NewsPagesProps) {
  const t = useText()
  const { items } = useAtomValue(newsPageAtom)
  const unread = useAtomValue(unreadCountAtom)
  const markAllRead = useSetAtom(markAllReadAtom)

  function markAll() {
    if (unread > 0) markAllRead()
  }

  return (
    <Stack>
      <Bar>
        <span role="status">{t('unreadCount', { count: unread })}</span>
        <Button size="small" variant="quiet" aria-disabled={unread === 0} onClick={markAll}>
          {t('markAllRead')}
        </Button>
      </Bar>
      <List aria-label={t('headlines')}>
        {items.map((item) => (
          <NewsRow
            key={item.id}
            item={item}
            openerId={openerId(item.id)}
            onOpen={() => onOpen(item.id)}
          />
        ))}
      </List>
      <NewsPager />
    </Stack>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

/** The same height on the last page, so that the buttons below stay under the pointer. */
const List = styled.ol`
  display: grid;
  grid-template-rows: repeat(${PAGE_SIZE}, minmax(76px, auto));

  ${narrow} {
    grid-template-rows: repeat(${PAGE_SIZE}, minmax(84px, auto));
  }
`
