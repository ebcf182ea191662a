import { Badge, Button, EmptyState, IconButton, useFormat } from '@aldergate/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Column } from '../../parts/Column'
import { EntriesBar } from '../../parts/entries/EntriesBar'
import { EntriesByDay } from '../../parts/entries/EntriesByDay'
import { Entry } from '../../parts/entries/Entry'
import { aboutNowAtom } from '../../parts/entries/now.atoms'
import { ALERT_FILTERS, type AlertItem, isAsleep } from './alertItem'
import {
  alertFilterAtom,
  markAlertAtom,
  markAllAlertsReadAtom,
  shownAlertsAtom,
  snoozeItemAtom,
  unreadAlertsAtom,
} from './alerts.atoms'
import { useText } from './texts'

const LOOKS = {
  priceAlert: { icon: 'bell', tone: 'info' },
  stopLoss: { icon: 'alert', tone: 'warn' },
  portfolioUpdate: { icon: 'user', tone: 'ok' },
  marketNews: { icon: 'list', tone: 'info' },
} as const

/** The list of alerts: those that fired, and the samples. */
export function AlertList() {
  const t = useText()
  const shown = useAtomValue(shownAlertsAtom)
  const unread = useAtomValue(unreadAlertsAtom)
  const [filter, setFilter] = useAtom(alertFilterAtom)
  const markAllRead = useSetAtom(markAllAlertsReadAtom)

  return (
    <Column>
      <EntriesBar
        filter={filter}
        filters={ALERT_FILTERS.map((value) => ({ value, label: t(value) }))}
        onFilter={setFilter}
        unread={unread}
        onMarkAllRead={() => markAllRead()}
      />
      <EntriesByDay
        label={t('alerts')}
        items={shown}
        height={212}
        empty={
          <EmptyState
            text={t('noAlerts')}
            action={
              <Button size="small" onClick={() => setFilter('all')}>
                {t('showAll')}
              </Button>
            }
          />
        }
      >
        {(item) => <AlertEntry key={item.key} item={item} />}
      </EntriesByDay>
    </Column>
  )
}

function AlertEntry({ item }: { item: AlertItem }) {
  const t = useText()
  const format = useFormat()
  const now = useAtomValue(aboutNowAtom)
  const mark = useSetAtom(markAlertAtom)
  const snooze = useSetAtom(snoozeItemAtom)
  const { type, message, lang, at, isRead, snoozedUntil, notificationId } = item
  const isSnoozed = isAsleep(item, now)

  return (
    <Entry
      {...LOOKS[type]}
      name={t(type)}
      message={message}
      lang={lang}
      at={at}
      isRead={isRead}
      isSample={notificationId === null}
      note={
        isSnoozed &&
        snoozedUntil !== null && (
          <Badge tone="warn">{t('snoozedUntil', { time: format.time(snoozedUntil) })}</Badge>
        )
      }
    >
      <IconButton
        icon={isRead ? 'undo' : 'check'}
        label={t(isRead ? 'markUnread' : 'markRead', { message })}
        onClick={() => mark(item, !isRead)}
      />
      <IconButton
        icon={isSnoozed ? 'bell' : 'moon'}
        label={t(isSnoozed ? 'wake' : 'snooze', { message })}
        onClick={() => snooze(item, !isSnoozed)}
      />
    </Entry>
  )
}
