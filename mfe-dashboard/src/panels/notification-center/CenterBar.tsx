import { markAllReadAtom, unreadCountAtom } from '@aldergate/platform'
import { Button } from '@aldergate/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { EntriesBar } from '../../parts/entries/EntriesBar'
import { centerFilterAtom, centerItemsAtom, clearCenterAtom } from './center.atoms'
import { CENTER_FILTERS } from './centerList'
import { useText } from './texts'

export function CenterBar() {
  const t = useText()
  const unread = useAtomValue(unreadCountAtom)
  const isEmpty = useAtomValue(centerItemsAtom).length === 0
  const [filter, setFilter] = useAtom(centerFilterAtom)
  const markAllRead = useSetAtom(markAllReadAtom)
  const clear = useSetAtom(clearCenterAtom)

  return (
    <EntriesBar
      filter={filter}
      filters={CENTER_FILTERS.map((value) => ({ value, label: t(value) }))}
      onFilter={setFilter}
      unread={unread}
      onMarkAllRead={() => markAllRead()}
    >
      <Button
        variant="quiet"
        size="small"
        aria-disabled={isEmpty}
        onClick={() => !isEmpty && clear()}
      >
        {t('clear')}
      </Button>
    </EntriesBar>
  )
}
