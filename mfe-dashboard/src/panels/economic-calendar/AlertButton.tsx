import { color, IconButton } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import type { CalendarEvent } from './calendar'
import { remindersAtom, toggleReminderAtom } from './reminders.atoms'
import { useText } from './texts'

/** Sets or removes an event's reminder. */
export function AlertButton({ event }: { event: CalendarEvent }) {
  const t = useText()
  const isSet = useAtomValue(remindersAtom).some(({ eventId }) => eventId === event.id)
  const toggleReminder = useSetAtom(toggleReminderAtom)

  return (
    <Bell
      icon="bell"
      label={t('addAlert', { event: event.event })}
      aria-pressed={isSet}
      onClick={() => toggleReminder(event)}
    />
  )
}

const Bell = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${color.s3};
    color: ${color.ok};
  }
`
