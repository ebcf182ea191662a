import { type Book, bookOfLive, bookWith, cashEffect } from './book'
import { exact } from './decimal'
import { fillIdOf, type GbpPair, isOrderEntry, type Ledger, type LedgerEntry } from './entry'
import { type Checkpoint, checkpointOf, isCheckpointDue } from './checkpoint'
import { type EntryIndex, foundIn, indexOf, noted } from './entryIndex'
import { type GrowingList, growingList, isGrowingList } from './growingList'
import type { Holding } from './holding'
import { liveEntries, type LiveEntry, type PastFill, pastFills } from './live'
import { type Orders, ordersOf, ordersWith } from './openOrders'

/**
 * The state of a ledger, with all that folding one more entry onto it needs: an order after a hundred thousand entries
 * takes as long as one after a hundred.
 */
export interface Fold {
  book: Book
  /** The effective entries, as `liveEntries` returns them. */
  live: GrowingList<LiveEntry>
  /** The fills since the last reset, oldest first. */
  pastFills: GrowingList<PastFill>
  index: EntryIndex
  orders: Orders
  checkpoints: readonly Checkpoint[]
  /** The latest turns, so that the newest of a pair can be reversed. */
  turns: readonly Turn[]
}

/** An entry that changed a holding, and the holding before it. */
interface Turn {
  id: string
  pair: GbpPair
  before: Holding | undefined
}

/** More orders than anybody places within the time for Undo; reversing an earlier one folds the whole ledger again. */
const MAX_TURNS = 20

const folds = new WeakMap<Ledger, Fold>()

/** The fold of a ledger: made once, or already there when the ledger was grown by `withEntry`. */
export function foldOf(ledger: Ledger): Fold {
  const known = folds.get(ledger) ?? wholeFold(ledger)
  folds.set(ledger, known)
  return known
}

/** The ledger and one more entry. Where the ledger has been folded, its fold grows by the entry. */
export function withEntry(ledger: Ledger, entry: LedgerEntry): Ledger {
  const grown = isGrowingList<LedgerEntry>(ledger)
    ? ledger.grownBy(entry)
    : growingList([...ledger, entry])
  const fold = folds.get(ledger)
  const next = fold && nextFold(fold, ledger, entry)
  if (next) folds.set(grown, next)
  return grown
}

function wholeFold(ledger: Ledger): Fold {
  const live = liveEntries(ledger)
  const checkpoints: Checkpoint[] = []
  const book = bookOfLive(live, (after, count) => {
    if (isCheckpointDue(count))
      checkpoints.push(checkpointOf(after, count, live[count - 1]?.at ?? -Infinity))
  })
  return {
    book,
    live: growingList([...live]),
    pastFills: growingList(pastFills(ledger).toReversed()),
    index: indexOf(ledger),
    orders: ordersOf(ledger),
    checkpoints,
    turns: [],
  }
}

/** `undefined` if the entry changes more than the latest state: then the whole ledger is folded on demand. */
function nextFold(fold: Fold, ledger: Ledger, entry: LedgerEntry): Fold | undefined {
  if (entry.kind === 'reset') return undefined
  if (entry.kind === 'reversal') return foldWithout(fold, ledger, entry)
  // Reversed before its fill, which only a manipulated file contains.
  if (fold.index.reversals.has(entry.id)) return undefined
  const index = noted(fold.index, ledger, entry)
  if (!index) return undefined
  const orders = ordersWith(fold.orders, entry, (orderId) =>
    foundIn(index.fills, fillIdOf(orderId), ledger.length),
  )
  if (isOrderEntry(entry)) return { ...fold, index, orders }

  const live = fold.live.grownBy(entry)
  const book = bookWith(fold.book, entry)
  const isDue = isCheckpointDue(live.length)
  return {
    book,
    live,
    pastFills:
      entry.kind === 'fill'
        ? fold.pastFills.grownBy({ ...entry, isReversed: false })
        : fold.pastFills,
    index,
    orders,
    checkpoints: isDue
      ? [...fold.checkpoints, checkpointOf(book, live.length, entry.at)]
      : fold.checkpoints,
    turns: entry.kind === 'openingCash' ? fold.turns : turnsWith(fold, entry),
  }
}

function turnsWith({ turns, book }: Fold, { id, pair }: LiveEntry & { pair: GbpPair }): Turn[] {
  return [...turns.slice(1 - MAX_TURNS), { id, pair, before: book.holdings.get(pair) }]
}

/** Removes the newest turn of a pair, as if it had never happened. */
function foldWithout(
  fold: Fold,
  ledger: Ledger,
  reversal: LedgerEntry & { kind: 'reversal' },
): Fold | undefined {
  const fill = fold.index.fills.get(reversal.fillId)?.entry
  const turn = fill && fold.turns.findLast(({ pair }) => pair === fill.pair)
  if (!fill || turn?.id !== fill.id) return undefined
  const at = fold.live.findLastIndex((entry) => entry === fill)
  const index = at === -1 ? undefined : noted(fold.index, ledger, reversal)
  if (!index) return undefined

  const { cash, fees, netDeposits, holdings, closedTrades } = fold.book
  const restored = new Map(holdings)
  if (turn.before) restored.set(fill.pair, turn.before)
  else restored.delete(fill.pair)
  const closed = closedTrades.findLastIndex(({ roundTrip }) => roundTrip.id === fill.id)
  const past = fold.pastFills.findLastIndex(({ id }) => id === fill.id)
  return {
    book: {
      cash: cash.minus(cashEffect(fill)),
      fees: fees.minus(exact(fill.fee)),
      netDeposits,
      holdings: restored,
      closedTrades: closed === -1 ? closedTrades : without(closedTrades, closed),
    },
    live: without(fold.live, at),
    pastFills: growingList(fold.pastFills.slice().with(past, { ...fill, isReversed: true })),
    index,
    orders: ordersWith(fold.orders, reversal, () => undefined),
    checkpoints: fold.checkpoints.filter(({ count }) => count <= at),
    turns: fold.turns.filter((other) => other !== turn),
  }
}

function without<Item>(list: GrowingList<Item>, index: number): GrowingList<Item> {
  return growingList(list.slice().toSpliced(index, 1))
}
