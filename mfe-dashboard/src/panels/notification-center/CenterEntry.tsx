import { markReadAtom, type NotificationKind } from '@aldergate/platform'
import { ButtonLink, IconButton, type IconName } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { Entry } from '../../parts/entries/Entry'
import { removeItemAtom } from './center.atoms'
import type { CenterItem } from './centerList'
import { useText } from './texts'

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  alert: 'info',
  success: 'check',
  error: 'alert',
  info: 'info',
  fill: 'copy',
  layout: 'grid',
  priceAlert: 'bell',
}

/** Tells the dashboard that a link leads to something to read, not to a control. */
const READING = { isReading: true }

/** One notification, with its own title or that of its kind. */
export function CenterEntry({ item }: { item: CenterItem }) {
  const t = useText()
  const markRead = useSetAtom(markReadAtom)
  const remove = useSetAtom(removeItemAtom)
  const { kind, type, text: message, lang, at, isRead, notificationId, to } = item
  const isWarning = type === 'warning'

  function mark(isNowRead: boolean) {
    if (notificationId !== null) markRead(notificationId, isNowRead)
  }

  return (
    <Entry
      icon={isWarning && kind === 'info' ? 'alert' : ICONS[kind]}
      tone={isWarning ? 'warn' : 'info'}
      name={item.title ?? t(kind === 'info' ? 'message' : kind)}
      type={t(type)}
      message={message}
      lang={lang}
      at={at}
      isRead={isRead}
      isSample={notificationId === null}
    >
      {to && (
        <ButtonLink
          to={to}
          state={READING}
          variant="quiet"
          size="small"
          aria-label={t('openPage', { message })}
          onClick={() => mark(true)}
        >
          {t('open')}
        </ButtonLink>
      )}
      {notificationId !== null && (
        <IconButton
          icon={isRead ? 'undo' : 'check'}
          label={t(isRead ? 'markUnread' : 'markRead', { message })}
          onClick={() => mark(!isRead)}
        />
      )}
      <IconButton icon="close" label={t('remove', { message })} onClick={() => remove(item)} />
    </Entry>
  )
}
