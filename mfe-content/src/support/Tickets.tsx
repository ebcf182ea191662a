import { Button, Card, EmptyState, media, SampleTag, space, Stack } from '@aldergate/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useUrlParam } from '../parts/useUrlParam'
import { useText } from './texts'
import { TicketDetails } from './TicketDetails'
import { TicketFilters } from './TicketFilters'
import { TicketList } from './TicketList'
import { type Filter, matchingTickets } from './matchingTickets'
import { TICKETS } from './tickets.data'

/** The tickets that match, and the chosen one. */
export function Tickets() {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('All')
  const [search, setSearch] = useState('')
  const [named, choose] = useUrlParam('ticket')
  const chosenId = named?.toUpperCase() ?? null

  const tickets = matchingTickets(TICKETS, filter, search)
  const chosen = tickets.find(({ id }) => id === chosenId)
  const isKnown = TICKETS.some(({ id }) => id === chosenId)

  function showAll() {
    setFilter('All')
    setSearch('')
  }

  return (
    <Card heading={t('tickets')} actions={<SampleTag />}>
      <TicketFilters filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
      <Panes>
        <Stack>
          <div role="status">
            {tickets.length > 0 ? (
              t('found', { count: tickets.length })
            ) : (
              <EmptyState
                text={t('none')}
                action={<Button onClick={showAll}>{t('showAll')}</Button>}
              />
            )}
          </div>
          {tickets.length > 0 && (
            <TicketList tickets={tickets} chosenId={chosen?.id} onChoose={choose} />
          )}
        </Stack>
        <TicketDetails ticket={chosen} missingId={isKnown ? null : chosenId} />
      </Panes>
    </Card>
  )
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};
  margin-top: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
