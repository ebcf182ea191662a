import { color, IconButton, useFormat } from '@aldergate/ui'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import type { CalendarEvent } from './calendar'
import { remindAt } from './reminder'
import { remindersAtom, toggleReminderAtom } from './reminders.atoms'
import { useText } from './texts'

/** Sets an event's reminder, or takes it back. */
export function AlertButton({ event: { id, at, event } }: { event: CalendarEvent }) {
  const t = useText()
  const format = useFormat()
  const { timeZone } = useAtomValue(settingsAtom)
  const isSet = useAtomValue(remindersAtom).some(({ eventId }) => eventId === id)
  const toggle = useSetAtom(toggleReminderAtom)

  function toggleReminder() {
    toggle({
      eventId: id,
      remindAt: remindAt(at, Date.now()),
      title: t('title'),
      text: t('reminder', { event, time: format.dateTime(at), timeZone }),
    })
  }

  return (
    <Bell
      icon="bell"
      label={t('addAlert', { event })}
      aria-pressed={isSet}
      onClick={toggleReminder}
    />
  )
}

const Bell = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color.s3};
    color: ${color.ok};
  }
`
