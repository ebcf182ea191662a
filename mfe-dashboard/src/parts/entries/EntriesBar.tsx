import { Badge, Button, space } from '@aldergate/ui'
import { type Option, SelectField } from '@aldergate/ui/forms'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

interface EntriesBarProps<Filter extends string> {
  filter: Filter
  filters: readonly Option<Filter>[]
  onFilter: (filter: Filter) => void
  unread: number
  onMarkAllRead: () => void
  /** Further actions on the whole list. */
  children?: ReactNode
}

/** The bar above a list: the filter, the number of unread entries, and the actions on all of it. */
export function EntriesBar<Filter extends string>({
  filter,
  filters,
  onFilter,
  unread,
  onMarkAllRead,
  children,
}: EntriesBarProps<Filter>) {
  const t = useText()

  // A button without effect stays focusable, so that a click never loses the focus.
  return (
    <Bar>
      <SelectField
        label={t('show')}
        isLabelHidden
        value={filter}
        options={filters}
        onChange={onFilter}
      />
      <Badge tone={unread > 0 ? 'info' : 'neutral'}>{t('unreadCount', { count: unread })}</Badge>
      <Button variant="quiet" size="small" aria-disabled={unread === 0} onClick={onMarkAllRead}>
        {t('markAllRead')}
      </Button>
      {children}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  & > :first-child {
    flex: 1 1 200px;
  }
`
