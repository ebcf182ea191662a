import { color, EmptyState, fontSize, radius, space, useFormat, measure } from '@aldergate/ui'
import styled from 'styled-components'
import { noonOf } from '../reading/day'
import { StatusBadge } from './StatusBadge'
import { useText } from './texts'
import type { Ticket } from './tickets.data'

interface TicketDetailsProps {
  ticket: Ticket | undefined
  /** The id in the address, if no such ticket exists. */
  missingId: string | null
}

/** The details of a ticket, or a hint how to open one. */
export function TicketDetails({ ticket, missingId }: TicketDetailsProps) {
  const t = useText()
  const format = useFormat()

  return (
    <Pane aria-label={t('details')} aria-live="polite">
      {ticket ? (
        <>
          <h3 lang="en">{ticket.subject}</h3>
          <Facts>
            <dt>{t('id')}</dt>
            <dd>{ticket.id}</dd>
            <dt>{t('status')}</dt>
            <dd>
              <StatusBadge status={ticket.status} />
            </dd>
            <dt>{t('date')}</dt>
            <dd>
              <time dateTime={ticket.date}>{format.date(noonOf(ticket.date))}</time>
            </dd>
            <dt>{t('description')}</dt>
            <dd lang="en">{ticket.details}</dd>
          </Facts>
        </>
      ) : (
        <EmptyState
          text={missingId ? t('noTicket', { id: missingId }) : t('choose')}
          action={missingId && <p>{t('choose')}</p>}
        />
      )}
    </Pane>
  )
}

const Pane = styled.section`
  min-height: 160px;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(3)};

  dt {
    color: ${color.t3};
    font-size: ${fontSize.s12};
  }

  dd {
    max-width: ${measure(64)};
  }
`
