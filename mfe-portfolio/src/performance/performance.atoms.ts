import { type Ledger, OPENED_AT } from '@aldergate/ledger'
import { HISTORY_MS, type Opening, type Pair } from '@aldergate/market'
import { ledgerAtom } from '@aldergate/ledger/state'
import { marketMinuteAtom, openingAtom, priceAtAtom } from '@aldergate/market/state'
import { atom } from 'jotai'
import { startTransition } from 'react'
import { valuing } from './valuing'

/** When a curve of the account can begin: with the opening, as far as prices are known. */
export const curveBeginsAtAtom = atom((get) =>
  Math.max(OPENED_AT, get(marketMinuteAtom) - HISTORY_MS),
)

interface Known {
  ledger: Ledger
  /** The market's opening, from which the prices of the valuations follow: after another one, no valuation is known. */
  opening: Opening
  pence: ReadonlyMap<number, number>
}

const heldAtom = atom<Known>()

const NOTHING: ReadonlyMap<number, number> = new Map()

/** The value of the account at all times requested so far, in pence. */
export const knownPenceAtom = atom((get) => {
  const held = get(heldAtom)
  const isCurrent = held?.ledger === get(ledgerAtom) && held.opening === get(openingAtom)
  return isCurrent ? held.pence : NOTHING
})

/** Values the account in steps at those of the times that are not known yet. */
export const valueTimesAtom = atom(null, (get, set, times: readonly number[]) => {
  const [ledger, opening] = [get(ledgerAtom), get(openingAtom)]
  const priceAt = (pair: Pair, time: number) => get(priceAtAtom(pair))(time)

  return (function* () {
    const made = new Map<number, number>()
    const missing = times.filter((time) => !get(knownPenceAtom).has(time))
    yield* valuing(ledger, missing, priceAt, made)
    if (get(ledgerAtom) !== ledger || get(openingAtom) !== opening) return
    const pence = new Map([...get(knownPenceAtom), ...made])
    // Much depends on it: a transition renders in slices, so the page stays responsive.
    startTransition(() => set(heldAtom, { ledger, opening, pence }))
  })()
})
