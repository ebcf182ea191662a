import { type Ledger, OPENED_AT } from '@aldergate/ledger'
import { HISTORY_MS, HOUR_MS, type Opening, type Pair } from '@aldergate/market'
import { ledgerAtom } from '@aldergate/ledger/state'
import { marketMinuteAtom, openingAtom, priceAtAtom } from '@aldergate/market/state'
import { atom } from 'jotai'
import { startTransition } from 'react'
import { depositTimes } from './valuation'
import { valuing } from './valuing'

/** When a curve of the account can begin: with the opening, as far as prices are known. */
export const curveBeginsAtAtom = atom((get) =>
  Math.max(OPENED_AT, get(marketMinuteAtom) - HISTORY_MS),
)

interface Known {
  ledger: Ledger
  /** The market's opening, from which the prices of the valuations follow: after another one, no valuation is known. */
  opening: Opening
  /** The market's minute in which it was last asked. */
  minute: number
  pence: ReadonlyMap<number, number>
}

const heldAtom = atom<Known>()

const NOTHING: ReadonlyMap<number, number> = new Map()

/**
 * The value of the account at the times requested so far, in pence. Times between two hours are only kept for the
 * market minute in which they were requested.
 */
export const knownPenceAtom = atom((get) => {
  const held = get(heldAtom)
  const isCurrent = held?.ledger === get(ledgerAtom) && held.opening === get(openingAtom)
  return isCurrent ? held.pence : NOTHING
})

/** The valuations that are kept beyond the minute: at whole hours, whole days and around deposits. */
const lastingPenceAtom = atom((get) => {
  const deposits = new Set(depositTimes(get(ledgerAtom), -Infinity))
  const isLasting = ([time]: [number, number]) =>
    time % HOUR_MS === 0 || deposits.has(time) || deposits.has(time + 1)
  return new Map([...get(knownPenceAtom)].filter(isLasting))
})

/** Values the account in steps at the times that are not known yet; afterwards all of `times` are known. */
export const valueTimesAtom = atom(null, (get, set, times: readonly number[]) => {
  const [ledger, opening] = [get(ledgerAtom), get(openingAtom)]
  const priceAt = (pair: Pair, time: number) => get(priceAtAtom(pair))(time)

  return (function* () {
    const known = get(knownPenceAtom)
    const isAsked = new Set(times)
    const made = new Map([...known].filter(([time]) => isAsked.has(time)))
    const missing = times.filter((time) => !known.has(time))
    yield* valuing(ledger, missing, priceAt, made)
    if (get(ledgerAtom) !== ledger || get(openingAtom) !== opening) return
    const minute = get(marketMinuteAtom)
    const kept = get(heldAtom)?.minute === minute ? get(knownPenceAtom) : get(lastingPenceAtom)
    const pence = new Map([...kept, ...made])
    // Much depends on it: a transition renders in slices, so the page stays responsive.
    startTransition(() => set(heldAtom, { ledger, opening, minute, pence }))
  })()
})
