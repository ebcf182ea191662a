import { ordersOffAtom } from '@aldergate/platform'
import { type Atom, atom, type Getter } from 'jotai'
import { accountOf, isOpen, type Position, positionOf } from '../account'
import { type Decimal, decimal, pounds } from '../decimal'
import type { GbpPair, Ledger } from '../entry'
import { foldOf, withEntry } from '../fold'
import { type MarketFacts, MAX_PRICE_AGE_MS, placeOrder } from '../fill'
import { nextEntryAt } from '../merge'
import { OPENING_LEDGER } from '../opening'
import type { Order, OrderResult, ReversalResult } from '../order'
import { performanceOf } from '../performance'
import { reservesOf } from '../reserves'
import { reverseOrder } from '../reversal'
import {
  isOtherMarketAtom,
  marketSteppedAtAtom,
  PRICE_STEP_MS,
  quoteAtom,
} from '@aldergate/market/state'

/**
 * The source of truth for all holdings, oldest entry first. Trade through `placeOrderAtom`; only storage code sets it,
 * to a ledger that has passed `LedgerSchema` or that `mergeLedgers` returned.
 */
export const ledgerAtom = atom<Ledger>(OPENING_LEDGER)

/** The number of steps that can have been on screen while a price is valid. */
const RECENT_STEPS = Math.floor(MAX_PRICE_AGE_MS / PRICE_STEP_MS) + 1

/** Folded on by each entry: a tick of the prices only values it. */
const bookAtom = atom((get) => foldOf(get(ledgerAtom)).book)

/** The cash of the account, including reserved cash; independent of price ticks. */
export const cashAtom = atom((get) => pounds(get(bookAtom).cash))

/**
 * The cash and the units reserved by open orders. As text, because a reader may use another copy of this package, which
 * does not recognise this one's `Big`.
 */
export const reservesAtom = atom((get) => {
  const { cash, unitsOf } = reservesOf(foldOf(get(ledgerAtom)).orders.open.values())
  return { cash: pounds(cash), unitsOf: (pair: GbpPair): Decimal => decimal(unitsOf(pair)) }
})

export const accountAtom = atom((get) =>
  accountOf(get(bookAtom), (pair) => get(quoteAtom(pair)).price),
)

const positionAtoms = new Map<GbpPair, Atom<Position | undefined>>()

/** Returns the atom of the position in a pair, if there is one; always the same atom for the same pair. */
export function positionAtom(pair: GbpPair): Atom<Position | undefined> {
  const known = positionAtoms.get(pair) ?? atom((get) => readPosition(get, pair))
  positionAtoms.set(pair, known)
  return known
}

/** Newest first; reversed ones are marked. */
export const fillsAtom = atom((get) => foldOf(get(ledgerAtom)).pastFills.slice().toReversed())

/** The results of the closed trades. */
export const performanceAtom = atom((get) => performanceOf(get(bookAtom)))

const NOT_LIVE = { status: 'refused', reason: 'orders-off', why: 'not-live' } as const
const OTHER_MARKET = { status: 'refused', reason: 'orders-off', why: 'other-market' } as const

/** The answer to every order in a tab that must not place any; elsewhere undefined. */
export const ordersRefusedAtom = atom((get) => {
  if (get(ordersOffAtom)) return NOT_LIVE
  return get(isOtherMarketAtom) ? OTHER_MARKET : undefined
})

/** Fills the order, unless it was already filled or must be refused. The result says which. */
export const placeOrderAtom = atom(null, (get, set, order: Order): OrderResult => {
  const refused = get(ordersRefusedAtom)
  if (refused) return refused
  const ledger = get(ledgerAtom)
  const result = placeOrder(ledger, order, readMarket(get))
  if (result.status === 'filled') set(ledgerAtom, withEntry(ledger, result.fill))
  return result
})

/** Undo: takes the order back, within `UNDO_MS` of its fill. */
export const reverseOrderAtom = atom(null, (get, set, orderId: string): ReversalResult => {
  const ledger = get(ledgerAtom)
  const result = reverseOrder(ledger, orderId, Date.now())
  if (result.status === 'reversed') set(ledgerAtom, withEntry(ledger, result.reversal))
  return result
})

/** Restarts from the opening entries; written as an entry, so that other tabs follow. */
export const resetLedgerAtom = atom(null, (get, set) => {
  const ledger = get(ledgerAtom)
  const at = nextEntryAt(ledger, Date.now())
  set(ledgerAtom, withEntry(ledger, { kind: 'reset', id: `reset ${at}`, at }))
})

/** An id for an order, made when its ticket is; the page may be served without https, where `randomUUID` is missing. */
export function newOrderId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).reduce(appendHex, '')
}

function appendHex(text: string, part: number): string {
  return text + part.toString(16).padStart(8, '0')
}

function readPosition(get: Getter, pair: GbpPair): Position | undefined {
  const holding = get(bookAtom).holdings.get(pair)
  return holding && isOpen(holding) ? positionOf(holding, get(quoteAtom(pair)).price) : undefined
}

/** Reads the facts of the market that the engine has to know, as they are now. */
export function readMarket(get: Getter): MarketFacts {
  return {
    now: Date.now(),
    steppedAt: get(marketSteppedAtAtom),
    priceOf: (pair) => get(quoteAtom(pair)).price,
    recentPricesOf: (pair) => get(quoteAtom(pair)).history.slice(-RECENT_STEPS),
  }
}
