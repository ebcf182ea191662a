import { markAllReadAtom, unreadCountAtom } from '@aldergate/shared/state/notifications'
import { space } from '@aldergate/shared/theme'
import { Badge } from '@aldergate/shared/ui/Badge'
import { Button } from '@aldergate/shared/ui/Button'
import { SelectField } from '@aldergate/shared/ui/SelectField'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { centerFilterAtom, centerItemsAtom, clearCenterAtom } from './center.atoms'
import { CENTER_FILTERS } from './centerList'
import { useText } from './texts'

/** What of the list is shown, how much of it is unread, and what can be done with all of it. */
export function CenterBar() {
  const t = useText()
  const unread = useAtomValue(unreadCountAtom)
  const isEmpty = useAtomValue(centerItemsAtom).length === 0
  const [filter, setFilter] = useAtom(centerFilterAtom)
  const markAllRead = useSetAtom(markAllReadAtom)
  const clear = useSetAtom(clearCenterAtom)

  // The buttons stay focusable where they have nothing to do, so that a click never loses the focus.
  return (
    <Bar>
      <SelectField
        data-lead-focus=""
        label={t('show')}
        isLabelHidden
        value={filter}
        options={CENTER_FILTERS.map((value) => ({ value, label: t(value) }))}
        onChange={setFilter}
      />
      <Badge tone={unread > 0 ? 'info' : 'neutral'}>{t('unreadCount', { count: unread })}</Badge>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={unread === 0}
        onClick={() => markAllRead()}
      >
        {t('markAllRead')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && clear()}
      >
        {t('clear')}
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  & > :first-child {
    flex: 1 1 150px;
  }
`
