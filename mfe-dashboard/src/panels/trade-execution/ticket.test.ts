import { OPENING_LEDGER, placeOrder } from '@aldergate/ledger'
import { ALL_PAIRS, PAIRS, poundPairOf } from '@aldergate/market'
import fc from 'fast-check'
import { amountProblem, blankTicket, draftedTicket, orderCost, orderIdOf } from './ticket'

const DRAFT = { id: 1, pair: 'ETH/GBP', from: 'test', at: 0 } as const

it('begins with Bitcoin, no amount, and buying on Enter', () => {
  expect(blankTicket('one')).toEqual({ id: 'one', pair: 'BTC/GBP', amount: '', side: 'buy' })
})

it.each(['', ' ', '0', '0.000', '-1', 'abc', '1,5', 'NaN', 'Infinity'])(
  'wants an amount above zero, and %j is none',
  (amount) => {
    expect(amountProblem(amount)).toBe('invalidAmount')
    expect(orderCost({ pair: 'BTC/GBP', amount }, 45_000)).toEqual({ total: '0.00', fee: '0.00' })
  },
)

it.each(['1', '0.00000001', ' 2.5 ', '.5', '1e-3'])('takes the amount %j', (amount) => {
  expect(amountProblem(amount)).toBeUndefined()
})

it('totals amount times unit price to two decimals', () => {
  expect(orderCost({ pair: 'BTC/GBP', amount: '0.5' }, 45_000)).toEqual({
    total: '22500.00',
    fee: '22.50',
  })
  expect(orderCost({ pair: 'SHIB/GBP', amount: '1000000' }, 0.000007).total).toBe('7.00')
  expect(orderCost({ pair: 'ADA/GBP', amount: '0.1' }, 0.38).total).toBe('0.04')
})

it('totals to the penny what a fill then says', () => {
  const pairs = ALL_PAIRS.map(poundPairOf)
  fc.assert(
    fc.property(
      fc.constantFrom(...pairs),
      fc.integer({ min: 1, max: 4_000_000 }),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      (pair, pence, level) => {
        const price = PAIRS[pair].price * level
        const quantity = (pence / 100 / price).toFixed(8)
        fc.pre(Number(quantity) > 0)
        const market = {
          now: 0,
          steppedAt: 0,
          priceOf: () => price,
          recentPricesOf: () => [price],
        }
        const order = { orderId: 'one', pair, side: 'buy', quantity, price, pricedAt: 0 } as const
        const result = placeOrder(OPENING_LEDGER, order, market)

        fc.pre(result.status === 'filled')
        if (result.status !== 'filled') return
        const { value: total, fee } = result.fill
        expect(orderCost({ pair, amount: quantity }, price)).toEqual({ total, fee })
      },
    ),
  )
})

it('buys and sells as two orders, each of them once', () => {
  expect(orderIdOf({ id: 'one' }, 'buy')).not.toBe(orderIdOf({ id: 'one' }, 'sell'))
})

it('takes over a draft order with all that it says', () => {
  const draft = { ...DRAFT, side: 'sell', amount: '2', price: 1_498 } as const

  expect(draftedTicket(draft, 'two')).toEqual({
    id: 'two',
    pair: 'ETH/GBP',
    amount: '2',
    side: 'sell',
    draft: { asked: undefined, side: 'sell', price: 1_498 },
  })
})
