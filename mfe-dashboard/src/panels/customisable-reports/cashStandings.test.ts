import { type Fill, OPENING_LEDGER } from '@aldergate/ledger'
import { isCashCovered } from './cashStandings'

const START = Date.UTC(2026, 5, 1)
const ALWAYS = { after: 0, until: Infinity }

function fill(at: number, side: Fill['side'], value: string): Fill {
  const id = String(at)
  return {
    kind: 'fill',
    id: `fill ${id}`,
    orderId: id,
    at,
    pair: 'AZN/GBP',
    side,
    quantity: '1',
    price: value,
    pricedAt: at,
    value,
    fee: '0.00',
  }
}

// Two tabs have each spent the same £50,000, and a sale has filled the cash up again.
const OVERSPENT = [
  ...OPENING_LEDGER,
  fill(START, 'buy', '50000.00'),
  fill(START + 1, 'buy', '50000.00'),
  fill(START + 3, 'sell', '80000.00'),
  fill(START + 5, 'buy', '100.00'),
]

it('remembers cash that was below zero, also once a sale has filled it up', () => {
  expect(isCashCovered(OVERSPENT, ALWAYS)).toBe(false)
  expect(isCashCovered(OVERSPENT.slice(0, -3), ALWAYS)).toBe(true)
})

it.each([
  ['before', { after: 0, until: START }, true],
  ['in which it was overspent', { after: START, until: START + 2 }, false],
  ['that began below zero', { after: START + 1, until: START + 2 }, false],
  ['after it was filled up', { after: START + 3, until: START + 9 }, true],
])('looks at the period %s', (_name, period, isCovered) => {
  expect(isCashCovered(OVERSPENT, period)).toBe(isCovered)
})

it('has nothing against an account without an entry', () => {
  expect(isCashCovered([], ALWAYS)).toBe(true)
})
