import { Badge, Button, Card, showToast, space, useFormat } from '@aldergate/ui'
import {
  clearNotificationsAtom,
  markAllReadAtom,
  markReadAtom,
  type NotificationKind,
  notificationsAtom,
  notifyAtom,
  recordNotificationAtom,
  removeNotificationAtom,
  restoreNotificationsAtom,
  unreadCountAtom,
} from '@aldergate/platform'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'

const KINDS: readonly NotificationKind[] = [
  'alert',
  'success',
  'error',
  'info',
  'fill',
  'layout',
  'priceAlert',
]

/** One entry of each kind, and all that can be done with entries. */
export function NotificationList() {
  const format = useFormat()
  const entries = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadCountAtom)
  const record = useSetAtom(recordNotificationAtom)
  const notify = useSetAtom(notifyAtom)
  const markRead = useSetAtom(markReadAtom)
  const markAllRead = useSetAtom(markAllReadAtom)
  const remove = useSetAtom(removeNotificationAtom)
  const clear = useSetAtom(clearNotificationsAtom)
  const restore = useSetAtom(restoreNotificationsAtom)

  function removeWithUndo(take: () => ReturnType<typeof clear>) {
    const removed = take()
    showToast('Removed.', 'blank', { action: { label: 'Undo', onAction: () => restore(removed) } })
  }

  return (
    <Card heading={`Notifications (${unread} unread)`} level={3}>
      <Row>
        {KINDS.map((kind) => (
          <Button key={kind} size="small" onClick={() => record({ kind, text: `Of kind ${kind}` })}>
            {kind}
          </Button>
        ))}
        <Button size="small" onClick={() => notify('Said by the browser')}>
          notify
        </Button>
        <Button size="small" onClick={() => markAllRead()}>
          Mark all read
        </Button>
        <Button size="small" onClick={() => removeWithUndo(clear)}>
          Clear
        </Button>
      </Row>
      {entries.map(({ id, text, at, kind, type, isRead, title }) => (
        <Row key={id}>
          <Badge tone={type === 'warning' ? 'warn' : 'info'}>{kind}</Badge>
          <span>{`${format.exactTime(at)} ${title ?? ''} ${text}`}</span>
          <Button size="small" onClick={() => markRead(id, !isRead)}>
            {isRead ? 'Mark unread' : 'Mark read'}
          </Button>
          <Button size="small" onClick={() => removeWithUndo(() => remove(id))}>
            Remove
          </Button>
        </Row>
      ))}
    </Card>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
`
