import fc from 'fast-check'
import * as v from 'valibot'
import { traded } from '@aldergate/testing/ledgerScenario'
import type { Fill, Ledger } from '../entry'
import { withEntry } from '../fold'
import { LedgerSchema, passedLedger } from './ledgerSchema'
import { OPENING_LEDGER } from '../opening'
import { reverseOrder } from '../reversal'

const LEDGER = traded('+0.5 @ 45000', '-0.1 @ 45100')
const [opening, bought, sold] = LEDGER

function isAccepted(data: unknown): boolean {
  return v.is(LedgerSchema, data)
}

function withFill(change: Record<string, unknown>): unknown {
  return [opening, { ...bought, ...change }, sold]
}

it('accepts a ledger with every kind of entry', () => {
  const result = reverseOrder(LEDGER, 'order 2', sold?.at ?? 0)
  const reversal = result.status === 'reversed' ? [result.reversal] : []
  const ledger: Ledger = [...LEDGER, ...reversal, { kind: 'reset', id: 'reset', at: 2e12 }]

  expect(new Set([...OPENING_LEDGER, ...ledger].map(({ kind }) => kind)).size).toBe(5)
  expect(isAccepted(ledger)).toBe(true)
  expect(isAccepted(OPENING_LEDGER)).toBe(true)
  expect(isAccepted([])).toBe(true)
})

it.each<[string, Partial<Record<keyof Fill, unknown>>]>([
  ['a pair that does not exist', { pair: 'DOGE/USD' }],
  ['a pair that is not in pounds', { pair: 'GBP/USD' }],
  ['a side that does not exist', { side: 'hold' }],
  ['a quantity as a number', { quantity: 0.5 }],
  ['a quantity below zero', { quantity: '-0.5' }],
  ['a quantity in another spelling', { quantity: '0.50' }],
  ['a price of zero', { price: '0' }],
  ['a price in powers of ten', { price: '4.5e4' }],
  ['another price than the value says', { price: '44000' }],
  ['another value than the price says', { value: '22500.01' }],
  ['a value in half pence', { value: '22500.005' }],
  ['no fee', { fee: '0.00' }],
  ['an id of another order', { orderId: 'order 7' }],
  ['a time that is no number', { at: '2026-06-01' }],
  ['a time between two milliseconds', { at: 1.5 }],
  ['a time before 1970', { pricedAt: -1 }],
  ['a placing that is no time', { placedAt: 'noon' }],
  ['no side', { side: undefined }],
])('refuses a fill with %s', (_what, change) => {
  expect(isAccepted(LEDGER)).toBe(true)
  expect(isAccepted(withFill(change))).toBe(false)
})

it('takes a fill with the moment of its placing, and an old one without', () => {
  expect(isAccepted(withFill({ placedAt: 1 }))).toBe(true)
  expect(isAccepted(withFill({ placedAt: undefined }))).toBe(true)
})

it('refuses a fact that it does not know', () => {
  expect(isAccepted(withFill({ colour: 'red' }))).toBe(false)
})

it('refuses entries out of order, twice, or of no known kind', () => {
  expect(isAccepted([opening, sold, bought])).toBe(false)
  expect(isAccepted([opening, bought, bought])).toBe(false)
  expect(isAccepted([{ kind: 'gift', id: 'a', at: 1, amount: '1.00' }])).toBe(false)
})

it('takes what follows an entry at the last moment there is, and nothing that is later', () => {
  const last = Date.UTC(10_000, 0) - 1
  const resetsFrom = (first: number) =>
    [0, 1, 2].map((later) => ({ kind: 'reset', id: `reset ${later}`, at: first + later }))

  expect(isAccepted(resetsFrom(last))).toBe(true)
  expect(isAccepted([opening, ...resetsFrom(last)])).toBe(true)
  expect(places(resetsFrom(last + 1))).toEqual(['0.at'])
})

it('refuses a reversal of nothing', () => {
  const reversal = { kind: 'reversal', id: 'reversal of fill x', at: 2e12, fillId: 'fill x' }
  expect(isAccepted([...LEDGER, reversal])).toBe(false)
})

it.each([
  ['0.01', true],
  // Of before a rounded value cost a penny.
  ['0.00', true],
  ['0.02', false],
])('takes a fee of £%s of a fill whose value was rounded: %s', (fee, isTaken) => {
  const change = { quantity: '0.00000033', price: '45000', value: '0.01', fee }
  expect(isAccepted(withFill(change))).toBe(isTaken)
})

it('never fails on any data, and refuses what is no list', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      if (Array.isArray(data) && data.length === 0) return
      expect(isAccepted(data)).toBe(false)
    }),
  )
})

function places(data: unknown): string[] {
  const { issues = [] } = v.safeParse(LedgerSchema, data)
  return issues.map((issue) => v.getDotPath(issue) ?? '')
}

it.each<[string, Partial<Record<keyof Fill, unknown>>]>([
  ['quantity', { quantity: 'half a coin' }],
  ['quantity', { quantity: '' }],
  ['price', { price: 'dear' }],
  ['value', { value: 'much' }],
  ['value', { value: '22500.01' }],
  ['fee', { fee: '0.00' }],
  ['id', { id: 'fill order 7' }],
])('names the entry and its %s where that is wrong', (field, change) => {
  expect(places(withFill(change))).toContain(`1.${field}`)
})

it('names the entry that is out of order, that stands twice, or that takes nothing back', () => {
  const reversal = { kind: 'reversal', id: 'reversal of fill x', at: 2e12, fillId: 'fill x' }

  expect(places([opening, sold, bought])).toEqual(['2.at'])
  expect(places([opening, bought, sold, { ...bought, at: 2e12 }])).toEqual(['3.id'])
  expect(places([...LEDGER, reversal])).toEqual(['3.fillId'])
})

it('takes a ledger as it has grown, and gives what JSON would say of it', () => {
  const grown = [...LEDGER].reduce<Ledger>(withEntry, [])

  expect(v.parse(LedgerSchema, grown)).toEqual([...LEDGER])
})

it('gives an entry that has passed as it is, and looks again only at where it stands', () => {
  const once = v.parse(LedgerSchema, LEDGER)
  const again = v.parse(LedgerSchema, once)

  expect(again).toEqual(LEDGER)
  for (const [index, entry] of [...again].entries()) expect(entry).toBe([...once][index])
  expect(isAccepted([...once].toReversed())).toBe(false)
  expect(isAccepted([...once, ...once])).toBe(false)
  expect(isAccepted([...once].map((entry) => ({ ...entry, at: -1 })))).toBe(false)
})

it('reads an entry that was made here once, and gives the same again', () => {
  const [once, again] = [v.parse(LedgerSchema, LEDGER), v.parse(LedgerSchema, LEDGER)]

  for (const [index, entry] of [...again].entries()) expect(entry).toBe([...once][index])
})

it('takes entries that are known to have passed as they are', () => {
  const read = passedLedger(JSON.parse(JSON.stringify(LEDGER)))
  const again = v.parse(LedgerSchema, read)

  expect(again).toEqual(LEDGER)
  for (const [index, entry] of [...again].entries()) expect(entry).toBe([...read][index])
})

it('never fails on a ledger with anything in one of its places', () => {
  const entries = [...OPENING_LEDGER.slice(0, 2), ...LEDGER.slice(1)]
  const spot = fc.constantFrom(
    ...entries.flatMap((entry, index) => Object.keys(entry).map((key) => [index, key] as const)),
  )
  fc.assert(
    fc.property(spot, fc.jsonValue(), ([at, key], value) => {
      const data = entries.map((entry, index) =>
        index === at ? { ...entry, [key]: value } : entry,
      )
      for (const place of places(data)) expect(place).not.toBe('')
    }),
    { numRuns: 500 },
  )
})

it('never accepts a ledger in which one character of an amount was changed', () => {
  const text = JSON.stringify(LEDGER)
  const digits = [...text.matchAll(/"(?:quantity|price|value|fee)":"(\d)/g)]
  for (const found of digits) {
    const at = found.index + found[0].length - 1
    const other = (Number(found[1]) + 1) % 10
    expect(isAccepted(JSON.parse(text.slice(0, at) + other + text.slice(at + 1)))).toBe(false)
  }
})
