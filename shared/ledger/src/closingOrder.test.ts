import { filled, marketOf, orderOf, traded } from '@aldergate/testing/ledgerScenario'
import fc from 'fast-check'
import { accountOf } from './account'
import { closingOrder } from './closingOrder'
import { placeOrder } from './fill'
import { foldOf } from './fold'

it('sells what is held and buys back what is owed, to the last unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('+', '-'),
      fc.integer({ min: 1_000, max: 100_000_000 }),
      (sign, parts) => {
        const ledger = traded(`${sign}${parts / 1e8} @ 45000`)
        const market = marketOf({}, Date.UTC(2026, 5, 2))
        const [position] = accountOf(foldOf(ledger).book, market.priceOf).positions
        if (!position) throw new Error('Nothing was traded.')

        const { side, amount = '' } = closingOrder(position)
        expect(side).toBe(sign === '+' ? 'sell' : 'buy')
        const order = orderOf({ orderId: 'close', side, quantity: amount }, market)
        const after = [...ledger, filled(placeOrder(ledger, order, market))]
        expect(accountOf(foldOf(after).book, market.priceOf).positions).toEqual([])
      },
    ),
  )
})
