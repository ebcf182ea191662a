import fc from 'fast-check'
import { marketOf, NOON, orderOf } from '@aldergate/testing/ledgerScenario'
import { accountOf } from './account'
import { bookOf } from './book'
import { exact } from './decimal'
import type { GbpPair, Ledger, OrderSide } from './entry'
import { placeOrder } from './fill'
import { OPENING_LEDGER } from './opening'

const PENNILESS_HOLDINGS = OPENING_LEDGER.slice(0, 1)
const OPENING_EQUITY = exact('50000.00')

interface Trade {
  side: OrderSide
  /** Units. */
  quantity: string
}

const buy = (quantity: string): Trade => ({ side: 'buy', quantity })

const sell = (quantity: string): Trade => ({ side: 'sell', quantity })

/** The equity after each of the trades, all at one price; refused ones change nothing. */
function equities(pair: GbpPair, price: number, trades: readonly Trade[]) {
  let ledger: Ledger = PENNILESS_HOLDINGS
  return trades.map((trade, index) => {
    const market = marketOf({ [pair]: price }, NOON + index * 1_000)
    const order = orderOf({ orderId: `order ${index}`, pair, ...trade }, market)
    const result = placeOrder(ledger, order, market)
    if (result.status === 'filled') ledger = [...ledger, result.fill]
    return exact(accountOf(bookOf(ledger), market.priceOf).equity)
  })
}

it('earns nothing by a hundred purchases of a penny and a half, and one sale', () => {
  const purchases = Array.from({ length: 100 }, () => buy('0.00000033'))
  const earned = equities('BTC/GBP', 45_000, [...purchases, sell('0.000033')])

  expect(earned.at(-1)?.lte(OPENING_EQUITY)).toBe(true)
})

it('earns nothing by a hundred sales of half a penny, and one purchase', () => {
  const sales = Array.from({ length: 100 }, () => sell('0.00000012'))
  const earned = equities('BTC/GBP', 45_000, [...sales, buy('0.000012')])

  expect(earned.at(-1)?.lte(OPENING_EQUITY)).toBe(true)
})

/** From a fraction of a penny to about eight pounds, the range in which the fee becomes a penny. */
const anyTrade = fc.record({
  side: fc.constantFrom<OrderSide>('buy', 'sell'),
  pounds: fc.double({ min: 0.004, max: 8, noNaN: true }),
})

it.each<[GbpPair, number, number]>([
  ['BTC/GBP', 30_000, 60_000],
  ['ADA/GBP', 0.2, 0.9],
  ['SHIB/GBP', 0.000_004, 0.000_012],
])(
  'never earns anything by trading %s at one price, however often and little',
  (pair, min, max) => {
    fc.assert(
      fc.property(
        fc.double({ min, max, noNaN: true }),
        fc.array(anyTrade, { minLength: 1, maxLength: 30, size: 'max' }),
        (price, wanted) => {
          const trades = wanted.map(({ side, pounds }) => ({
            side,
            quantity: (pounds / price).toFixed(8),
          }))
          for (const equity of equities(pair, price, trades)) {
            expect(equity.lte(OPENING_EQUITY)).toBe(true)
          }
        },
      ),
    )
  },
)
