import { readQuantity, soldShort } from '@aldergate/ledger'
import { positionAtom, reservesAtom } from '@aldergate/ledger/state'
import { Muted, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useText } from './texts'
import type { Ticket } from './ticket'

/** Warns in advance that Sell would open or increase a short. */
export function ShortNote({ pair, amount }: Pick<Ticket, 'pair' | 'amount'>) {
  const t = useText()
  const format = useFormat()
  const position = useAtomValue(positionAtom(pair))
  const reserves = useAtomValue(reservesAtom)
  const { value: quantity, problem } = readQuantity(amount)
  if (problem) return null
  const held = position?.quantity ?? '0'
  const short = soldShort(quantity, held, reserves.unitsOf(pair))
  if (short === undefined) return null
  return <Muted>{t('sellsShort', { quantity: format.number(short), pair })}</Muted>
}
