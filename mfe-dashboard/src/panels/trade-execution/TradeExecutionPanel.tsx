import { Stack } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { OrderTicket } from './OrderTicket'
import { PositionStrip } from './PositionStrip'
import { ticketAtom } from './ticket.atoms'
import { TicketChart } from './TicketChart'

export function TradeExecutionPanel() {
  const { pair } = useAtomValue(ticketAtom)

  return (
    <Stack $gap={3}>
      <OrderTicket />
      <PositionStrip pair={pair} />
      <TicketChart key={pair} pair={pair} />
    </Stack>
  )
}
