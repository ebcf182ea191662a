import fc from 'fast-check'
import {
  type GbpPair,
  type Ledger,
  OPENING_LEDGER,
  type OrderResult,
  placeOrder,
  type ReversalResult,
  reverseOrder,
} from '@aldergate/ledger'
import { PAIRS } from '@aldergate/market'
import { marketOf, NOON, orderOf } from './ledgerScenario'

const PAIRS_OF_TEST = ['BTC/GBP', 'ADA/GBP', 'SHIB/GBP'] as const satisfies readonly GbpPair[]

/** Stands for the id of the last fill. */
const LATEST = 'latest'

/** Few ids, so that some orders are repeated. */
const orderId = fc.integer({ min: 1, max: 30 }).map((number) => `order ${number}`)

const pair = fc.constantFrom(...PAIRS_OF_TEST)

/** Worth up to £30,000 at the opening price, with as many decimals as are allowed; or the whole holding. */
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3_000_000 }).map((pence) => pence / 100) },
  { weight: 1, arbitrary: fc.constantFrom('all', 'a third') },
)

const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('order'),
      orderId,
      pair,
      side: fc.constantFrom('buy', 'sell'),
      amount,
      isStale: fc.integer({ min: 0, max: 19 }).map((number) => number === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('undo'),
      orderId: fc.oneof(orderId, fc.constant(LATEST)),
    }),
  },
)

const step = fc.record({
  command,
  waitMs: fc.integer({ min: 0, max: 4_000 }),
  /** Factor of all prices: 0.5 to 2 times the opening ones. */
  priceLevel: fc.double({ min: 0.5, max: 2, noNaN: true }),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The result of a sequence of orders. */
export interface Session {
  ledger: Ledger
  answers: readonly (OrderResult | ReversalResult)[]
  /** At the last step. */
  priceOf: (pair: GbpPair) => number
}

/** Any sequence of purchases, sales, shorts, undos, repeated ids and refusals. */
export const anySession: fc.Arbitrary<Session> = fc
  .array(step, { maxLength: 25, size: 'max' })
  .map((steps) => play(steps))

function play(steps: readonly Step[]): Session {
  let ledger = OPENING_LEDGER
  let now = NOON
  let market = marketOf()
  const answers: (OrderResult | ReversalResult)[] = []

  for (const { command, waitMs, priceLevel } of steps) {
    now += waitMs
    const prices = PAIRS_OF_TEST.map((each) => [each, PAIRS[each].price * priceLevel])
    market = marketOf(Object.fromEntries(prices), now)
    const answer =
      command.kind === 'undo'
        ? reverseOrder(ledger, idOf(ledger, command.orderId), now)
        : placeOrder(
            ledger,
            {
              ...orderOf(command, market),
              quantity: quantityOf(ledger, command.pair, command.amount),
              pricedAt: command.isStale ? now - 60_000 : now,
            },
            market,
          )
    answers.push(answer)
    if (answer.status === 'filled') ledger = [...ledger, answer.fill]
    if (answer.status === 'reversed') ledger = [...ledger, answer.reversal]
  }
  return { ledger, answers, priceOf: market.priceOf }
}

function idOf(ledger: Ledger, orderId: string): string {
  const latest = ledger.slice().findLast((entry) => entry.kind === 'fill')
  return orderId === LATEST && latest ? latest.orderId : orderId
}

function quantityOf(ledger: Ledger, of: GbpPair, wanted: number | string): string {
  if (typeof wanted === 'number') return (wanted / PAIRS[of].price).toFixed(8)
  const held = Math.abs(heldOf(ledger, of))
  return (wanted === 'all' ? held : held / 3).toFixed(8)
}

/** In floats, which are precise enough to choose an order. */
function heldOf(ledger: Ledger, of: GbpPair): number {
  const reversed = new Set(
    ledger.slice().map((entry) => (entry.kind === 'reversal' ? entry.fillId : '')),
  )
  return ledger.slice().reduce((total, entry) => {
    if (entry.kind === 'openingHolding' && entry.pair === of) return total + Number(entry.quantity)
    if (entry.kind !== 'fill' || entry.pair !== of || reversed.has(entry.id)) return total
    return total + Number(entry.quantity) * (entry.side === 'buy' ? 1 : -1)
  }, 0)
}
