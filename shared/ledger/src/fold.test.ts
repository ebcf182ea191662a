import fc from 'fast-check'
import { anySession } from '@aldergate/testing/ledgerArbitrary'
import { marketOf, NOON, traded } from '@aldergate/testing/ledgerScenario'
import { accountOf } from './account'
import { type Book, bookOf } from './book'
import { exact, pounds } from './decimal'
import {
  type Fill,
  fillIdOf,
  type GbpPair,
  type Ledger,
  type LedgerEntry,
  reversalIdOf,
} from './entry'
import { fillOf } from './fill'
import { foldOf, withEntry } from './fold'
import { equityCurve } from './history'
import { liveEntries, pastFills } from './live'
import { mergeLedgers } from './merge'
import { OPENING_LEDGER } from './opening'
import { performanceOf } from './performance'
import { valueOf } from './value'

/** With every exact number as its text, so that two that are equal look so. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_key, inner: unknown) => {
    if (inner instanceof Map) return [...inner]
    return typeof inner === 'bigint' ? String(inner) : inner
  })
  return JSON.parse(text)
}

function listed(book: Book) {
  return { ...book, closedTrades: book.closedTrades.slice() }
}

function expectFolded(ledger: Ledger) {
  const { book, live, pastFills: fills } = foldOf(ledger)
  const whole = bookOf([...ledger])

  expect(plain(listed(book))).toEqual(plain(listed(whole)))
  expect(live.slice()).toEqual(liveEntries(ledger))
  expect(fills.slice().toReversed()).toEqual(pastFills(ledger))
  expect(performanceOf(book)).toEqual(performanceOf(whole))
  for (const entry of ledger) {
    if (entry.kind === 'fill') expect(fillOf(ledger, entry.orderId)?.id).toBe(entry.id)
  }
}

/** Grows the ledger entry by entry, and checks it after each. */
function expectFoldedAllTheWay(entries: Ledger, from: Ledger = []) {
  foldOf(from)
  return [...entries].reduce((ledger, entry) => {
    const grown = withEntry(ledger, entry)
    expectFolded(grown)
    return grown
  }, from)
}

function fillAt(index: number, facts: Partial<Fill> = {}): Fill {
  const { quantity = '2', price = '10' } = facts
  const orderId = facts.orderId ?? `order ${index}`
  return {
    kind: 'fill',
    id: fillIdOf(orderId),
    at: NOON + index,
    orderId,
    pair: 'BTC/GBP',
    side: 'buy',
    quantity,
    price,
    pricedAt: NOON,
    fee: '0.01',
    ...facts,
    value: pounds(valueOf(exact(quantity), exact(price))),
  }
}

/** Few ids, so that fills are duplicated, or reversed twice, too early, or long afterwards. */
const anyEntry: fc.Arbitrary<(index: number) => LedgerEntry> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        orderId: fc.integer({ min: 1, max: 12 }).map(String),
        pair: fc.constantFrom<GbpPair>('BTC/GBP', 'ADA/GBP', 'ETH/GBP'),
        side: fc.constantFrom('buy' as const, 'sell' as const),
        quantity: fc.integer({ min: 1, max: 4 }).map(String),
        price: fc.constantFrom('0.333', '7', '100.01'),
      })
      .map((facts) => (index: number) => fillAt(index, facts)),
  },
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: 12 }).map((order) => (index: number) => {
      const fillId = fillIdOf(String(order))
      return { kind: 'reversal', id: reversalIdOf(fillId), at: NOON + index, fillId } as const
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      (index: number) => ({ kind: 'reset', id: `reset ${index}`, at: NOON + index }) as const,
      (index: number) =>
        ({ kind: 'openingCash', id: `cash ${index}`, at: NOON + index, amount: '5.00' }) as const,
      (index: number): LedgerEntry => ({
        kind: 'openingHolding',
        id: `units ${index}`,
        at: NOON + index,
        pair: 'ADA/GBP',
        quantity: '3',
        averageCost: '0.5',
      }),
    ),
  },
)

const anyEntries: fc.Arbitrary<Ledger> = fc
  .array(anyEntry, { maxLength: 25, size: 'max' })
  .map((makers) => makers.map((make, index) => make(index)))

it('comes to the same as folding the whole, entry by entry of any session', () => {
  fc.assert(
    fc.property(anySession, ({ ledger }) => {
      expectFoldedAllTheWay(ledger)
    }),
    { numRuns: 40 },
  )
})

it('comes to the same for any entries, however strange their order', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      expectFoldedAllTheWay(entries, OPENING_LEDGER)
    }),
    { numRuns: 150 },
  )
})

it('comes to the same for a merged ledger, and for what is added to it', () => {
  fc.assert(
    fc.property(anySession, anySession, anyEntries, (one, other, entries) => {
      const merged = mergeLedgers(one.ledger, other.ledger)
      expectFolded(merged)
      expectFoldedAllTheWay(entries.slice(0, 5), merged)
    }),
    { numRuns: 40 },
  )
})

it('comes to the same for two ledgers that grow out of one', () => {
  const root = expectFoldedAllTheWay([fillAt(1), fillAt(2)], OPENING_LEDGER)
  const one = expectFoldedAllTheWay([fillAt(3), fillAt(4)], root)
  const other = expectFoldedAllTheWay([fillAt(5, { side: 'sell' })], root)

  expect(fillOf(one, 'order 5')).toBeUndefined()
  expect(fillOf(other, 'order 3')).toBeUndefined()
  expect(fillOf(root, 'order 3')).toBeUndefined()
  expectFolded(root)
})

it('folds nothing again that an order or an Undo leaves as it was', () => {
  const ledger = expectFoldedAllTheWay([fillAt(1), fillAt(2, { pair: 'ADA/GBP' })], OPENING_LEDGER)
  const before = foldOf(ledger).book.holdings
  const fill = fillAt(3, { side: 'sell' })
  const ordered = withEntry(ledger, fill)
  const undone = withEntry(ordered, {
    kind: 'reversal',
    id: reversalIdOf(fill.id),
    at: NOON + 4,
    fillId: fill.id,
  })

  expect(foldOf(ordered).book.holdings.get('ADA/GBP')).toBe(before.get('ADA/GBP'))
  expect(foldOf(undone).book.holdings.get('BTC/GBP')).toBe(before.get('BTC/GBP'))
})

it('looks back from the middle of a long ledger as from its beginning', () => {
  const fills = Array.from({ length: 700 }, (_, index) =>
    fillAt(index, { side: index % 3 === 0 ? 'sell' : 'buy', quantity: String((index % 5) + 1) }),
  )
  const ledger: Ledger = [...traded(), ...fills]
  const { priceOf } = marketOf({ 'BTC/GBP': 12 })
  const times = [0, 100, 255, 256, 257, 400, 511, 512, 690].map((index) => NOON + index)

  expect(equityCurve(ledger, times, priceOf).map(({ equity }) => equity)).toEqual(
    times.map((time) => {
      const until = ledger.slice().filter(({ at }) => at <= time)
      return accountOf(bookOf(until), priceOf).equity
    }),
  )
})

it('looks back past what was taken back since', () => {
  const fills = Array.from({ length: 256 }, (_, index) => fillAt(index))
  let ledger: Ledger = [...traded(), ...fills.slice(0, -2)]
  foldOf(ledger)
  const last = fills.slice(-2)
  for (const fill of last) ledger = withEntry(ledger, fill)
  for (const { id: fillId } of last.toReversed()) {
    const at = (ledger.at(-1)?.at ?? 0) + 1
    ledger = withEntry(ledger, { kind: 'reversal', id: reversalIdOf(fillId), at, fillId })
  }
  const { priceOf } = marketOf({ 'BTC/GBP': 12 })
  const [point] = equityCurve(ledger, [NOON + 10_000], priceOf)

  expect(point?.equity).toBe(accountOf(bookOf(ledger), priceOf).equity)
})
