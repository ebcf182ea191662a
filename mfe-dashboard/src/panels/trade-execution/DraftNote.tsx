import { usePairPrice } from '@aldergate/charts/quotes'
import type { GbpPair } from '@aldergate/ledger'
import { color, fontSize } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'
import type { Ticket } from './ticket'

interface DraftNoteProps {
  pair: GbpPair
  draft: Ticket['draft']
}

/** Says that another part of the app filled in the ticket, and that nothing is ordered yet. */
export function DraftNote({ pair, draft }: DraftNoteProps) {
  return <Text role="status">{draft && <Draft pair={pair} draft={draft} />}</Text>
}

function Draft({
  pair,
  draft: { asked, side, price },
}: {
  pair: GbpPair
  draft: NonNullable<Ticket['draft']>
}) {
  const t = useText()
  const pairPrice = usePairPrice()

  return (
    <>
      {side ? t('draft', { side }) : t('draftOpen')}{' '}
      {asked && side && `${t('draftReversed', { asked, pair, side })} `}
      {price !== undefined && t('draftPrice', { price: pairPrice(pair, price) })}
    </>
  )
}

/** The live region exists beforehand; empty, it takes no room, not even a gap. */
const Text = styled.p`
  color: ${color.info};
  font-size: ${fontSize.s12};

  &:empty {
    position: absolute;
  }
`
