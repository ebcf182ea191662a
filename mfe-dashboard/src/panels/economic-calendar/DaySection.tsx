import { color, fontSize, localeOf, space } from '@aldergate/ui'
import { dayOf } from '@aldergate/ui/days'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import styled from 'styled-components'
import { type CalendarDay, dayHeading, dayName } from './calendar'
import { minuteAtom } from './calendar.atoms'
import { EventRow } from './EventRow'
import { useText } from './texts'

/** The events of one day under its name. */
export function DaySection({ day: { date, events } }: { day: CalendarDay }) {
  const t = useText()
  const headingId = useId()
  const { language, timeZone } = useAtomValue(settingsAtom)
  const now = useAtomValue(minuteAtom)

  const [first] = events
  const name = dayName(date, dayOf(now, timeZone))
  const heading = first ? dayHeading(first.at, localeOf(language), timeZone) : date

  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>
        {name ? t('dayOf', { day: t(name), date: heading }) : heading}
      </Heading>
      <List>
        {events.map((event) => (
          <EventRow key={event.id} event={event} isPast={event.at <= now} />
        ))}
      </List>
    </section>
  )
}

const Heading = styled.h4`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: ${space(1)} 0;
  background: ${color.s1};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const List = styled.ul`
  margin-bottom: ${space(2)};
`
