import { space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { OrderTicket } from './OrderTicket'
import { PositionStrip } from './PositionStrip'
import { ticketAtom } from './ticket.atoms'
import { TicketChart } from './TicketChart'

export function TradeExecutionPanel() {
  const { pair } = useAtomValue(ticketAtom)

  return (
    <Column>
      <OrderTicket />
      <PositionStrip pair={pair} />
      <TicketChart key={pair} pair={pair} />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`
