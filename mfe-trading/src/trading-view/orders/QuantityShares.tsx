import { exact, exactNumber, freeUnits, type GbpPair, tradableQuantity } from '@aldergate/ledger'
import { positionAtom, reservesAtom } from '@aldergate/ledger/state'
import { Button, Row, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { availableCashAtom } from './orders.atoms'
import { payableUnits, withRoom } from './payable'
import { useText } from './texts'
import { entryPriceOf, type OrderForm } from './typedOrder'
import { useCurrentPrice } from './useCurrentPrice'

const PERCENTS = [25, 50, 75, 100]

interface QuantitySharesProps {
  pair: GbpPair
  form: OrderForm
  onChange: (quantity: string) => void
}

/** Fills in the quantity: a share of what can be bought, sold or closed. */
export function QuantityShares({ pair, form, onChange }: QuantitySharesProps) {
  const t = useText()
  const format = useFormat()
  const cash = useAtomValue(availableCashAtom)
  const reserves = useAtomValue(reservesAtom)
  const position = useAtomValue(positionAtom(pair))
  const currentPrice = useCurrentPrice(pair)
  const source = sourceOf(form)
  const available = source === 'cash' ? cash : units()

  /** A short is bought back whatever waits to be sold. */
  function units(): string {
    if (!position) return '0'
    if (position.isShort) return source === 'position' ? position.quantity.replace('-', '') : '0'
    return freeUnits(exact(position.quantity), exact(reserves.unitsOf(pair))).toFixed()
  }

  /** A stop, too, is filled at the price of the market, which may be beyond its own. */
  function entryPrice() {
    if (form.type === 'market') return withRoom(currentPrice())
    const price = entryPriceOf(form, pair) ?? currentPrice()
    return form.type === 'stop' ? withRoom(price) : price
  }

  function take(percent: number) {
    const share = exact(available).times(exactNumber(percent / 100))
    onChange(
      source === 'cash' ? payableUnits(share.toFixed(), entryPrice()) : tradableQuantity(share),
    )
  }

  return (
    <Shares $gap={1} role="group" aria-label={t('shareOf', { source })}>
      {PERCENTS.map((percent) => (
        <Button
          key={percent}
          size="small"
          disabled={!(Number(available) > 0)}
          onClick={() => take(percent)}
        >
          {percent === 100 ? t('max') : format.percent(percent, 0)}
        </Button>
      ))}
    </Shares>
  )
}

function sourceOf({ type, side }: OrderForm) {
  if (type === 'exit') return 'position'
  return side === 'buy' ? 'cash' : 'units'
}

const Shares = styled(Row)`
  grid-column: 1 / -1;
`
