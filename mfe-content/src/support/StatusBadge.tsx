import { Badge, type Tone } from '@aldergate/ui'
import { STATUS_TEXTS } from './statusTexts'
import { useText } from './texts'
import type { TicketStatus } from './tickets.data'

const TONES: Readonly<Record<TicketStatus, Tone>> = {
  Open: 'warn',
  'In Progress': 'info',
  Closed: 'neutral',
}

export function StatusBadge({ status }: { status: TicketStatus }) {
  const t = useText()
  return <Badge tone={TONES[status]}>{t(STATUS_TEXTS[status])}</Badge>
}
