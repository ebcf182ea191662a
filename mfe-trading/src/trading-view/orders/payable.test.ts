/** @jest-environment jsdom */

import { exact } from '@aldergate/ledger'
import { neededCash } from '@aldergate/ledger/orders'
import { payableUnits } from './payable'

it.each([
  ['50000.00', '45001.84'],
  ['12500.01', '0.000007'],
  ['4.99', '19.97'],
  ['0.05', '1'],
])('of %s pays for units at %s with the fee, and leaves pennies at most', (cash, price) => {
  const quantity = payableUnits(cash, price)
  const left = exact(cash).minus(exact(neededCash({ quantity, limit: price })))

  expect(left.gte(exact('0'))).toBe(true)
  expect(left.lte(exact('0.03'))).toBe(true)
})

it('pays for nothing out of no cash', () => {
  expect(payableUnits('0.02', '1')).toBe('0')
  expect(payableUnits('-5', '1')).toBe('0')
})
