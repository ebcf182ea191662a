import { usePairPrice } from '@aldergate/charts/quotes'
import { dayChangePercent, type Pair } from '@aldergate/market'
import { quoteAtom } from '@aldergate/market/state'
import { SignedChange, Sparkline } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { useText } from './texts'

interface CellProps {
  pair: Pair
}

/** Each cell reads the quote for itself, so that a tick renders cells and not the table. */
export function PairPrice({ pair }: CellProps) {
  const { price } = useAtomValue(quoteAtom(pair))
  const pairPrice = usePairPrice()
  return <span translate="no">{pairPrice(pair, price)}</span>
}

export function PairChange({ pair }: CellProps) {
  return <SignedChange percent={dayChangePercent(useAtomValue(quoteAtom(pair)))} />
}

export function PairHistory({ pair }: CellProps) {
  const t = useText()
  const { history } = useAtomValue(quoteAtom(pair))
  return <Sparkline values={history} label={t('historyOf', { pair })} width={48} height={16} />
}
