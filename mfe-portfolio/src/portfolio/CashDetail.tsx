import { exact, foldOf, pounds, type Pounds } from '@aldergate/ledger'
import { cashAtom, ledgerAtom } from '@aldergate/ledger/state'
import { later, useFormat } from '@aldergate/ui'
import { type Atom, useAtomValue } from 'jotai'
import { LatePart } from './LatePart'
import { useText } from './texts'

/** Loaded on demand, because few accounts have open orders. */
const reservedCash = later(async () => (await import('@aldergate/ledger/orders')).reservedCashAtom)

/** The tradable cash: all of it, minus the amount reserved by open orders. */
export function CashDetail() {
  const t = useText()
  const { open } = foldOf(useAtomValue(ledgerAtom)).orders
  if (open.size === 0) return t('cashDetail')
  return (
    <LatePart part={reservedCash} height={18}>
      {(amountAtom) => <Reserve amountAtom={amountAtom} />}
    </LatePart>
  )
}

function Reserve({ amountAtom }: { amountAtom: Atom<Pounds> }) {
  const t = useText()
  const { money } = useFormat()
  const reserved = useAtomValue(amountAtom)
  const available = exact(useAtomValue(cashAtom)).minus(exact(reserved))

  if (Number(reserved) === 0) return t('cashDetail')
  return t('cashReserved', {
    available: money(Number(pounds(available))),
    reserved: money(Number(reserved)),
  })
}
