import { type Big, exact, toPence, ZERO } from './decimal'
import type { Fill, GbpPair, Ledger, OpeningHolding } from './entry'
import { type GrowingList, growingList } from './growingList'
import { type Holding, isAgainst, moved, type Movement, noHolding } from './holding'
import { liveEntries, type LiveEntry } from './live'
import { type ClosedTrade, closedTrade } from './roundTrip'

/** The folded ledger: everything that does not depend on current prices. */
export interface Book {
  cash: Big
  fees: Big
  netDeposits: Big
  /** By pair, including closed ones, in the order of their first trade. */
  holdings: ReadonlyMap<GbpPair, Holding>
  /** Oldest first. */
  closedTrades: GrowingList<ClosedTrade>
}

/** Folds the whole ledger. `foldOf` returns the same, cached. */
export function bookOf(ledger: Ledger): Book {
  return bookOfLive(liveEntries(ledger))
}

/** Folds effective entries; `onEntry` receives the book after each of them. */
export function bookOfLive(
  entries: readonly LiveEntry[],
  onEntry?: (book: Book, count: number) => void,
): Book {
  const holdings = new Map<GbpPair, Holding>()
  const closedTrades: ClosedTrade[] = []
  const amounts = { cash: ZERO, fees: ZERO, netDeposits: ZERO }
  const book = { ...amounts, holdings, closedTrades: growingList(closedTrades) }

  for (const [index, entry] of entries.entries()) {
    const effect = effectOf(entry)
    Object.assign(book, amountsWith(book, effect))
    if (effect.movement) {
      const { holding, closed } = turnOf(book, entry.id, effect.movement)
      holdings.set(holding.pair, holding)
      if (closed) closedTrades.push(closed)
    }
    onEntry?.(book, index + 1)
  }
  return { ...book, closedTrades: growingList(closedTrades) }
}

/** The book after one more entry that counts; it costs the same however many there were before. */
export function bookWith(book: Book, entry: LiveEntry): Book {
  const effect = effectOf(entry)
  const amounts = amountsWith(book, effect)
  if (!effect.movement) return { ...book, ...amounts }
  const { holding, closed } = turnOf(book, entry.id, effect.movement)
  return {
    ...amounts,
    holdings: new Map(book.holdings).set(holding.pair, holding),
    closedTrades: closed ? book.closedTrades.grownBy(closed) : book.closedTrades,
  }
}

function amountsWith(
  { cash, fees, netDeposits }: Book,
  effect: Effect,
): Pick<Book, 'cash' | 'fees' | 'netDeposits'> {
  return {
    cash: cash.plus(effect.cash),
    fees: fees.plus(effect.fee),
    netDeposits: netDeposits.plus(effect.deposit),
  }
}

/** Returns the holding of a pair after a movement, and the trade that the movement closes, if any. */
function turnOf(
  { holdings }: Book,
  id: string,
  movement: PairMovement,
): { holding: Holding; closed: ClosedTrade | undefined } {
  const before = holdings.get(movement.pair) ?? noHolding(movement.pair)
  const holding = moved(before, movement)
  const closed = isAgainst(before, movement)
    ? closedTrade(id, before, movement, holding)
    : undefined
  return { holding, closed }
}

interface PairMovement extends Movement {
  pair: GbpPair
}

/** The effect of an entry on the account. Each entry's texts are read once: a start may have ten thousand entries. */
interface Effect {
  cash: Big
  fee: Big
  /** The value that comes in from outside: cash, and units at their cost. */
  deposit: Big
  movement?: PairMovement
}

export function effectOf(entry: LiveEntry): Effect {
  if (entry.kind === 'openingCash') {
    const amount = exact(entry.amount)
    return { cash: amount, fee: ZERO, deposit: amount }
  }
  const movement = movementOf(entry)
  const { value, fee } = movement
  if (entry.kind === 'openingHolding') return { cash: ZERO, fee, deposit: value, movement }
  return { cash: ZERO.minus(value).minus(fee), fee, deposit: ZERO, movement }
}

/** The change of the cash by an entry. */
export function cashEffect(entry: LiveEntry): Big {
  return effectOf(entry).cash
}

function movementOf(entry: Fill | OpeningHolding): PairMovement {
  const { pair, at } = entry
  const quantity = exact(entry.quantity)
  if (entry.kind === 'openingHolding') {
    const value = toPence(quantity.times(exact(entry.averageCost)))
    return { pair, at, quantity, value, fee: ZERO }
  }
  const value = exact(entry.value)
  const fee = exact(entry.fee)
  return entry.side === 'buy'
    ? { pair, at, quantity, value, fee }
    : { pair, at, quantity: quantity.neg(), value: value.neg(), fee }
}
