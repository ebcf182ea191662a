import { useAtomCallback } from '@aldergate/platform'
import { color, fontSize, fontWeight, handOnFocus, size, space, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { nowAtom } from '@aldergate/market/state'
import { CopyButton } from '../../parts/CopyButton'
import { AlertButton } from './AlertButton'
import type { CalendarEvent } from './calendar'
import { Countdown } from './Countdown'
import { icsText } from './ics'
import { ImpactMark } from './ImpactMark'
import { remindersAtom } from './reminders.atoms'
import { useText } from './texts'

/** One event: past ones are dimmed and say so. */
export function EventRow({ event, isPast }: { event: CalendarEvent; isPast: boolean }) {
  const t = useText()
  const format = useFormat()
  const reminder = useAtomValue(remindersAtom).find(({ eventId }) => eventId === event.id)
  const ics = useAtomCallback((get) => icsText([event], get(nowAtom)))

  return (
    // Receives the focus of the reminder button, which disappears when the event begins.
    <Row $past={isPast} tabIndex={-1}>
      <Time dateTime={new Date(event.at).toISOString()}>{format.time(event.at)}</Time>
      <Body>
        <Name>{event.event}</Name>
        <Facts>
          <Impact>
            <ImpactMark impact={event.impact} />
            {t('impactOf', { impact: t(event.impact) })}
          </Impact>
          <Left>{isPast ? t('past') : <Countdown at={event.at} />}</Left>
          {reminder && (
            <Alert>{t(reminder.remindAt < event.at ? 'alertSet' : 'alertSetLate')}</Alert>
          )}
        </Facts>
      </Body>
      {!isPast && (
        <span ref={handOnFocus}>
          <AlertButton event={event} />
        </span>
      )}
      <CopyButton
        label={t('copyEventIcs', { event: event.event })}
        text={ics}
        copied={t('icsCopied', { count: 1 })}
        isCompact
      />
    </Row>
  )
}

const Row = styled.li<{ $past: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${size.listPad} 0;
  border-bottom: 1px solid ${color.border};
  color: ${({ $past }) => ($past ? color.t3 : color.t1)};
`

const Time = styled.time`
  width: 6ch;
  font-weight: ${fontWeight.medium};
`

const Body = styled.div`
  flex: 1;
  min-width: 0;
`

const Name = styled.p`
  line-height: 18px;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 16px;
`

const Impact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 14ch;
`

const Left = styled.span`
  font-variant-numeric: tabular-nums;
`

const Alert = styled.span`
  color: ${color.ok};
`
