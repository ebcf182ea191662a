import { filled, marketOf, NOON, orderOf, traded } from '@aldergate/testing/ledgerScenario'
import { accountOf } from './account'
import { bookOf } from './book'
import { placeOrder } from './fill'
import { reverseOrder, UNDO_MS } from './reversal'

const { priceOf } = marketOf()

it('takes a fill back by an entry of its own, as if it had never been', () => {
  const before = traded('+1 @ 30000')
  const ledger = traded('+1 @ 30000', '-1 @ 40000')
  const result = reverseOrder(ledger, 'order 2', NOON + 2_000)

  expect(result).toEqual({
    status: 'reversed',
    reversal: {
      kind: 'reversal',
      id: 'reversal of fill order 2',
      at: NOON + 2_000,
      fillId: 'fill order 2',
    },
  })
  if (result.status !== 'reversed') return
  const after = [...ledger, result.reversal]
  expect(accountOf(bookOf(after), priceOf)).toEqual(accountOf(bookOf(before), priceOf))
  expect(reverseOrder(after, 'order 2', NOON + 2_500)).toEqual({
    status: 'duplicate',
    reversal: result.reversal,
  })
})

it('does not fill an order again that was taken back', () => {
  const ledger = traded('+1 @ 100')
  const result = reverseOrder(ledger, 'order 1', NOON)
  const after = result.status === 'reversed' ? [...ledger, result.reversal] : []

  expect(placeOrder(after, orderOf({ orderId: 'order 1' }), marketOf())).toEqual({
    status: 'duplicate',
    fill: ledger.at(-1),
  })
})

it('takes a fill back for five seconds', () => {
  const ledger = traded('+1 @ 100')

  expect(reverseOrder(ledger, 'order 1', NOON + UNDO_MS).status).toBe('reversed')
  expect(reverseOrder(ledger, 'order 1', NOON + UNDO_MS + 1)).toEqual({
    status: 'refused',
    reason: 'too-late',
  })
})

it('knows no order that was never filled', () => {
  expect(reverseOrder(traded(), 'order 1', NOON)).toEqual({
    status: 'refused',
    reason: 'unknown-order',
  })
})

it('takes back the latest fill of a pair only, then the one before', () => {
  const ledger = traded('+1 @ 100', '+1 @ 100')
  expect(reverseOrder(ledger, 'order 1', NOON + 1_000)).toEqual({
    status: 'refused',
    reason: 'superseded',
  })

  const latest = reverseOrder(ledger, 'order 2', NOON + 1_000)
  const after = latest.status === 'reversed' ? [...ledger, latest.reversal] : []
  expect(reverseOrder(after, 'order 1', NOON + 2_000).status).toBe('reversed')
})

it('takes back what closed a short, which is open again then', () => {
  const ledger = traded('-1 @ 100', '+1 @ 100')
  expect(reverseOrder(ledger, 'order 2', NOON + 1_000).status).toBe('reversed')
})

it('does not take a sale back whose money was spent', () => {
  const ledger = traded('+1 @ 45000', '-1 @ 45000')
  const market = marketOf({ 'XAU/GBP': 49_000 }, NOON + 2_000)
  const order = orderOf({ orderId: 'gold', pair: 'XAU/GBP' }, market)
  const spent = [...ledger, filled(placeOrder(ledger, order, market))]

  expect(reverseOrder(spent, 'order 2', NOON + 3_000)).toEqual({
    status: 'refused',
    reason: 'not-enough-cash',
  })
})

it('takes nothing back from before a reset', () => {
  const ledger = traded('+1 @ 100')
  const after = [...ledger, { kind: 'reset', id: 'reset', at: NOON + 1 } as const]

  expect(reverseOrder(after, 'order 1', NOON + 2)).toEqual({
    status: 'refused',
    reason: 'superseded',
  })
})
