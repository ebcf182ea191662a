import { type Big, exact, toPence, ZERO } from './decimal'
import type { Fill, GbpPair, Ledger, OpeningHolding } from './entry'
import { GrowingList } from './growingList'
import { type Holding, isAgainst, moved, type Movement, noHolding } from './holding'
import { liveEntries, type LiveEntry } from './live'
import { type ClosedTrade, closedTrade } from './roundTrip'

/** The ledger folded once: everything that does not depend on the prices of now. */
export interface Book {
  cash: Big
  fees: Big
  netDeposits: Big
  /** By pair, closed ones included, in the order in which they were first traded. */
  holdings: ReadonlyMap<GbpPair, Holding>
  /** Oldest first. */
  closedTrades: GrowingList<ClosedTrade>
}

/** Folds the whole ledger. `foldOf` gives the same, and remembers it. */
export function bookOf(ledger: Ledger): Book {
  return bookOfLive(liveEntries(ledger))
}

/** Folds entries that count; `onEntry` hears of the book as it stands after each of them. */
export function bookOfLive(
  entries: readonly LiveEntry[],
  onEntry?: (book: Book, count: number) => void,
): Book {
  const holdings = new Map<GbpPair, Holding>()
  const closedTrades: ClosedTrade[] = []
  const amounts = { cash: ZERO, fees: ZERO, netDeposits: ZERO }
  const book = { ...amounts, holdings, closedTrades: new GrowingList(closedTrades) }

  for (const [index, entry] of entries.entries()) {
    Object.assign(book, amountsWith(book, entry))
    if (entry.kind !== 'openingCash') {
      const { holding, closed } = turnOf(book, entry)
      holdings.set(entry.pair, holding)
      if (closed) closedTrades.push(closed)
    }
    onEntry?.(book, index + 1)
  }
  return { ...book, closedTrades: new GrowingList(closedTrades) }
}

/** The book after one more entry that counts; it costs the same however many there were before. */
export function bookWith(book: Book, entry: LiveEntry): Book {
  const amounts = amountsWith(book, entry)
  if (entry.kind === 'openingCash') return { ...book, ...amounts }
  const { holding, closed } = turnOf(book, entry)
  return {
    ...amounts,
    holdings: new Map(book.holdings).set(entry.pair, holding),
    closedTrades: closed ? book.closedTrades.grownBy(closed) : book.closedTrades,
  }
}

function amountsWith(
  { cash, fees, netDeposits }: Book,
  entry: LiveEntry,
): Pick<Book, 'cash' | 'fees' | 'netDeposits'> {
  return {
    cash: cash.plus(cashEffect(entry)),
    fees: entry.kind === 'fill' ? fees.plus(exact(entry.fee)) : fees,
    netDeposits: netDeposits.plus(deposit(entry)),
  }
}

/** What an entry makes of the holding of its pair, and the trade that it closes, if any. */
function turnOf(
  { holdings }: Book,
  entry: Fill | OpeningHolding,
): { holding: Holding; closed: ClosedTrade | undefined } {
  const before = holdings.get(entry.pair) ?? noHolding(entry.pair)
  const movement = movementOf(entry)
  const holding = moved(before, movement)
  const closed = isAgainst(before, movement)
    ? closedTrade(entry.id, before, movement, holding)
    : undefined
  return { holding, closed }
}

/** By how much an entry changes the cash. */
export function cashEffect(entry: LiveEntry): Big {
  if (entry.kind === 'openingCash') return exact(entry.amount)
  if (entry.kind === 'openingHolding') return ZERO
  const { value, fee } = movementOf(entry)
  return ZERO.minus(value).minus(fee)
}

/** What an entry brings into the account from outside: cash, and units at their cost. */
export function deposit(entry: LiveEntry): Big {
  if (entry.kind === 'openingCash') return exact(entry.amount)
  return entry.kind === 'openingHolding' ? movementOf(entry).value : ZERO
}

export function movementOf(entry: Fill | OpeningHolding): Movement {
  const quantity = exact(entry.quantity)
  if (entry.kind === 'openingHolding') {
    const value = toPence(quantity.times(exact(entry.averageCost)))
    return { at: entry.at, quantity, value, fee: ZERO }
  }
  const value = exact(entry.value)
  const fee = exact(entry.fee)
  return entry.side === 'buy'
    ? { at: entry.at, quantity, value, fee }
    : { at: entry.at, quantity: quantity.neg(), value: value.neg(), fee }
}
