import { color, fontSize, fontWeight, media, radius, size, space, useFormat } from '@aldergate/ui'
import { placeByKey } from '@aldergate/ui/placeByKey'
import { type KeyboardEvent, useRef } from 'react'
import styled from 'styled-components'
import { noonOf } from '../reading/day'
import { StatusBadge } from './StatusBadge'
import { useText } from './texts'
import type { Ticket } from './tickets.data'

interface TicketListProps {
  tickets: readonly Ticket[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** One stop of Tab; the arrows choose. */
export function TicketList({ tickets, chosenId, onChoose }: TicketListProps) {
  const t = useText()
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)
  const stopId = chosenId ?? tickets[0]?.id

  function chooseByKey(event: KeyboardEvent, index: number) {
    const isPress = event.key === 'Enter' || event.key === ' '
    const next = isPress ? index : placeByKey(event, index, tickets.length)
    const ticket = next === undefined ? undefined : tickets[next]
    if (next === undefined || !ticket) return
    event.preventDefault()
    onChoose(ticket.id)
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus()
  }

  return (
    <List ref={list} role="listbox" aria-label={t('tickets')}>
      {tickets.map(({ id, subject, status, date }, index) => (
        <Entry
          key={id}
          role="option"
          aria-selected={id === chosenId}
          tabIndex={id === stopId ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => chooseByKey(event, index)}
        >
          <Subject lang="en">{subject}</Subject>
          <StatusBadge status={status} />
          <Facts>
            <span>{id}</span>
            <time dateTime={date}>{format.date(noonOf(date))}</time>
          </Facts>
        </Entry>
      ))}
    </List>
  )
}

const List = styled.ul`
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(2)};
  min-height: ${size.listRow};
  padding: calc((${size.listRow} - 12px) / 2) ${space(3)};
  border-bottom: 1px solid ${color.border};
  cursor: pointer;

  &:last-child {
    border-bottom: 0;
  }

  &:hover {
    background: ${color.s2};
  }

  &[aria-selected='true'] {
    background: ${color.s3};
    box-shadow: inset 2px 0 ${color.accent};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`

const Subject = styled.span`
  font-weight: ${fontWeight.medium};
`

const Facts = styled.span`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
