import * as v from 'valibot'
import { PAIRS } from '@aldergate/market'
import { SAMPLE_HOLDINGS } from './holdings.data'
import { LedgerSchema } from './kept/ledgerSchema'
import { OPENED_AT, OPENING_LEDGER } from './opening'

it('opens with £50,000 of cash and the sample holdings, all there on the opening day', () => {
  expect(OPENING_LEDGER.at(0)).toMatchObject({ kind: 'openingCash', amount: '50000.00' })
  expect(OPENING_LEDGER).toHaveLength(1 + SAMPLE_HOLDINGS.length)
  expect(OPENING_LEDGER.at(-1)?.at).toBe(OPENED_AT)
})

it('would be accepted from a file', () => {
  expect(v.parse(LedgerSchema, OPENING_LEDGER)).toEqual(OPENING_LEDGER)
})

it('holds a sample of eight to ten instruments across the markets', () => {
  expect(SAMPLE_HOLDINGS.length).toBeGreaterThanOrEqual(8)
  expect(SAMPLE_HOLDINGS.length).toBeLessThanOrEqual(10)
  expect(new Set(SAMPLE_HOLDINGS.map(({ pair }) => pair)).size).toBe(SAMPLE_HOLDINGS.length)
  const kinds = new Set<string>(SAMPLE_HOLDINGS.map(({ pair }) => PAIRS[pair].kind))
  expect([...kinds].toSorted()).toEqual(['commodity', 'crypto', 'forex', 'stock'])
})
