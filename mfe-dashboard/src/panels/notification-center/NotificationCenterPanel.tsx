import { Button, EmptyState } from '@aldergate/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { BrowserNotifications } from '../../parts/browser-notifications/BrowserNotifications'
import { useLeadToPanel } from '../../layout/useLeadToPanel'
import { Column } from '../../parts/Column'
import { EntriesByDay } from '../../parts/entries/EntriesByDay'
import { centerFilterAtom, shownItemsAtom } from './center.atoms'
import { CenterBar } from './CenterBar'
import { CenterEntry } from './CenterEntry'
import { ClearedNote } from './ClearedNote'
import { useText } from './texts'

export function NotificationCenterPanel() {
  const t = useText()
  const regionRef = useRef<HTMLDivElement>(null)
  const shown = useAtomValue(shownItemsAtom)
  const [filter, setFilter] = useAtom(centerFilterAtom)
  const lead = useLeadToPanel()

  const showAll = (
    <Button size="small" onClick={() => setFilter('all')}>
      {t('showAll')}
    </Button>
  )

  const setAlert = (
    <Button size="small" onClick={() => lead('alerts-notifications')}>
      {t('setAlert')}
    </Button>
  )

  return (
    <Column>
      <CenterBar />
      <EntriesByDay
        label={t('notifications')}
        items={shown}
        height={300}
        regionRef={regionRef}
        empty={
          filter === 'all' ? (
            <EmptyState text={t('none')} action={setAlert} />
          ) : (
            <EmptyState text={t('noMatch')} action={showAll} />
          )
        }
      >
        {(item) => <CenterEntry key={item.key} item={item} />}
      </EntriesByDay>
      <ClearedNote onUndone={() => regionRef.current?.focus()} />
      <BrowserNotifications />
    </Column>
  )
}
