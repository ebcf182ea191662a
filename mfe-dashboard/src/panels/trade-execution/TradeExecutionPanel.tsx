import { useAtomValue } from 'jotai'
import { ChartStack } from '../../parts/ChartStack'
import { OrderTicket } from './OrderTicket'
import { PositionStrip } from './PositionStrip'
import { ticketAtom } from './ticket.atoms'
import { TicketChart } from './TicketChart'

export function TradeExecutionPanel() {
  const { pair } = useAtomValue(ticketAtom)

  return (
    <ChartStack $gap={3} $rows="auto auto 1fr">
      <OrderTicket />
      <PositionStrip pair={pair} />
      <TicketChart key={pair} pair={pair} />
    </ChartStack>
  )
}
