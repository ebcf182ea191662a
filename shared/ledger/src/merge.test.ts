import fc from 'fast-check'
import { anySession } from '@aldergate/testing/ledgerArbitrary'
import { tradedAfter } from '@aldergate/testing/ledgerScenario'
import type { Ledger, LedgerEntry } from './entry'
import { isInOrder, mergeLedgers, nextEntryAt } from './merge'
import { OPENING_LEDGER } from './opening'

/** Entries that collide in their time, and in their id with other contents. */
const anyEntry: fc.Arbitrary<LedgerEntry> = fc.record({
  kind: fc.constant('openingCash'),
  id: fc.constantFrom('a', 'b', 'c', 'd', 'é', 'B'),
  at: fc.integer({ min: 1, max: 3 }),
  amount: fc.constantFrom('1.00', '2.00'),
})
const anyLedger: fc.Arbitrary<Ledger> = fc.oneof(
  fc.array(anyEntry, { maxLength: 6 }),
  anySession.map(({ ledger }) => ledger),
)

it('keeps what either tab has traded, by time', () => {
  const mine = tradedAfter(OPENING_LEDGER, '+1 @ 100')
  const theirs = tradedAfter(OPENING_LEDGER, '+1 @ 100', '-1 @ 120')

  expect(mergeLedgers(mine, theirs)).toEqual(theirs)
  expect(mergeLedgers(theirs, mine)).toEqual(theirs)
})

it('gives the same in any order', () => {
  fc.assert(
    fc.property(anyLedger, anyLedger, (one, other) => {
      expect(mergeLedgers(one, other)).toEqual(mergeLedgers(other, one))
    }),
  )
})

it('gives the same in any grouping', () => {
  fc.assert(
    fc.property(anyLedger, anyLedger, anyLedger, (one, two, three) => {
      expect(mergeLedgers(mergeLedgers(one, two), three)).toEqual(
        mergeLedgers(one, mergeLedgers(two, three)),
      )
    }),
  )
})

it('gives the same when it is done twice', () => {
  fc.assert(
    fc.property(anyLedger, anyLedger, (one, other) => {
      const merged = mergeLedgers(one, other)
      expect(isInOrder(merged)).toBe(true)
      expect(mergeLedgers(merged, merged)).toEqual(merged)
      expect(mergeLedgers(merged, other)).toEqual(merged)
    }),
  )
})

it('leaves a ledger as it is that was traded in one tab', () => {
  fc.assert(
    fc.property(anySession, ({ ledger }) => {
      expect(mergeLedgers(ledger, OPENING_LEDGER)).toEqual(ledger)
    }),
  )
})

it('agrees on one of two entries with the same id, whatever the order of their keys', () => {
  const one: LedgerEntry = { kind: 'openingCash', id: 'a', at: 1, amount: '1.00' }
  const same: LedgerEntry = { amount: '1.00', at: 1, id: 'a', kind: 'openingCash' }
  const other: LedgerEntry = { ...one, amount: '2.00' }

  expect(mergeLedgers([one], [same])).toEqual([one])
  expect(mergeLedgers([other], [one])).toEqual(mergeLedgers([one], [other]))
})

it('tells a ledger in order from one that is not', () => {
  expect(isInOrder([])).toBe(true)
  expect(isInOrder(OPENING_LEDGER)).toBe(true)
  expect(isInOrder([...OPENING_LEDGER].toReversed())).toBe(false)
  expect(isInOrder([...OPENING_LEDGER, ...OPENING_LEDGER.slice(0, 1)])).toBe(false)
})

it('times an entry now, and after all others', () => {
  expect(nextEntryAt([], 5)).toBe(5)
  expect(nextEntryAt(OPENING_LEDGER, 5)).toBeGreaterThan(OPENING_LEDGER.at(-1)?.at ?? 0)
})
