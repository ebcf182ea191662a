import { pairDecimals } from '@aldergate/market'
import fc from 'fast-check'
import * as v from 'valibot'
import { exact } from '../decimal'
import type { GbpPair, Ledger } from '../entry'
import { foldOf, withEntry } from '../fold'
import { LedgerSchema } from '../kept/ledgerSchema'
import { mergeLedgers } from '../merge'
import { advanceOrders } from './advanceOrders'
import { amendOrder, cancelOrder } from './changeOrder'
import type { OrderMarket } from './orderMarket'
import type { OrderRequestResult } from './orderRequest'
import { placeOrders } from './placeOrders'
import { BEGIN, listedMarket, STEP_MS } from './testing/listedMarket'
import { ModelBroker, type ModelRequest } from './testing/modelBroker'

/** Two pairs that are quoted in whole pence. */
const PAIRS = ['AAPL/GBP', 'ETH/GBP'] as const satisfies readonly GbpPair[]
const OPENING_UNITS = { 'AAPL/GBP': 60, 'ETH/GBP': 0 }

const OPENING: Ledger = [
  { kind: 'openingCash', id: 'cash', at: BEGIN - 2, amount: '20000.00' },
  {
    kind: 'openingHolding',
    id: 'apples',
    at: BEGIN - 1,
    pair: 'AAPL/GBP',
    quantity: '60',
    averageCost: '100',
  },
]

type Prices = readonly Record<string, number>[]

/** A browser tab with a ledger of its own, and its record of checked orders. */
class Tab {
  ledger = OPENING
  private readonly prices: Record<string, number>[]
  private market: OrderMarket

  constructor(pence: Prices) {
    this.prices = pence.map((of) =>
      Object.fromEntries(Object.entries(of).map(([pair, amount]) => [pair, amount / 100])),
    )
    this.market = listedMarket(this.prices)
  }

  look(step: number) {
    this.ledger = advanceOrders(this.ledger, this.market, step)
  }

  /** Restores everything that is stored, and nothing else. */
  reload() {
    this.ledger = v.parse(LedgerSchema, JSON.parse(JSON.stringify(this.ledger)))
    this.market = listedMarket(this.prices)
  }

  hear(other: Tab) {
    this.ledger = mergeLedgers(this.ledger, other.ledger)
  }

  /** Whether it was taken. */
  act(
    step: number,
    ask: (ledger: Ledger, now: number, facts: Facts) => OrderRequestResult,
  ): boolean {
    this.look(step)
    const now = BEGIN + step * STEP_MS
    const result = ask(this.ledger, now, {
      now,
      priceOf: (pair) => this.market.priceAt(pair, step),
    })
    if (result.status === 'refused') return false
    for (const entry of result.entries) this.ledger = withEntry(this.ledger, entry)
    this.look(step)
    return true
  }
}

interface Facts {
  now: number
  priceOf: (pair: GbpPair) => number
}

function pence(amount: number | undefined): string | undefined {
  return amount === undefined ? undefined : String(amount / 100)
}

const move = fc.constantFrom(-600, -200, -100, -50, 0, 0, 50, 100, 200, 600)

const prices = fc
  .array(fc.tuple(move, move), { minLength: 30, maxLength: 60 })
  .map((moves): Prices => {
    let [one, other] = [10_000, 15_000]
    return moves.map((by) => {
      one = Math.max(2_000, one + by[0])
      other = Math.max(2_000, other + by[1])
      return { 'AAPL/GBP': one, 'ETH/GBP': other }
    })
  })

/** So many pence from a price, mostly on the side where an order would rest. */
const distance = fc.integer({ min: -2, max: 8 }).map((times) => times * 50)

/** So many pence beyond the price of an entry, seldom on its wrong side. */
const gain = fc.integer({ min: -1, max: 8 }).map((times) => times * 50)

/** So far from an entry that the cash may not pay for the way back. */
const dearLoss = fc.integer({ min: 100, max: 400 }).map((times) => times * 50)

const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('place' as const),
      pair: fc.constantFrom(...PAIRS),
      side: fc.constantFrom('buy' as const, 'sell' as const),
      quantity: fc.integer({ min: 1, max: 70 }),
      type: fc.constantFrom('limit', 'stop', 'stopLimit', 'exit'),
      by: distance,
      further: distance,
      takeProfit: fc.option(gain, { nil: undefined }),
      stopLoss: fc.option(fc.oneof({ weight: 3, arbitrary: gain }, dearLoss), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('amend' as const),
      which: fc.nat(),
      quantity: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
      by: fc.integer({ min: -4, max: 4 }).map((times) => times * 50),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('pass' as const),
      steps: fc.integer({ min: 1, max: 6 }),
      /** The tabs that watch meanwhile; none while the computer sleeps. */
      awake: fc.constantFrom('first', 'second', 'both', 'nobody'),
    }),
  },
)

type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

const plan = fc.array(fc.tuple(action, fc.boolean()), { minLength: 15, maxLength: 45 })

it('fills what an independent model fills, whatever is asked for in two tabs that sleep and reload', () => {
  let fills = 0
  fc.assert(
    fc.property(prices, plan, (market, actions) => {
      const model = new ModelBroker(2_000_000, OPENING_UNITS)
      const tabs = [new Tab(market), new Tab(market)] as const
      let step = 0
      model.tick(0, market[0] ?? {})

      for (const [index, [asked, isSecond]] of actions.entries()) {
        const [tab, other] = isSecond ? [tabs[1], tabs[0]] : tabs
        if (asked.does === 'pass') {
          for (let count = 0; count < asked.steps && step < market.length - 1; count += 1) {
            step += 1
            model.tick(step, market[step] ?? {})
            if (asked.awake === 'first' || asked.awake === 'both') tabs[0].look(step)
            if (asked.awake === 'second' || asked.awake === 'both') tabs[1].look(step)
          }
          tab.look(step)
        } else if (asked.does === 'reload') {
          tab.reload()
        } else if (asked.does === 'place') {
          const request = requestOf(`order ${index}`, asked, market[step]?.[asked.pair] ?? 0)
          const isTaken = tab.act(step, (ledger, _now, facts) =>
            placeOrders(ledger, typed(request), facts),
          )
          expect(isTaken).toBe(model.place(request))
        } else if (model.orders.length > 0) {
          tab.look(step)
          const target = model.orders[asked.which % model.orders.length]
          if (!target) continue
          if (asked.does === 'cancel') {
            tab.act(step, (ledger, now) => cancelOrder(ledger, target.id, now))
            model.cancel(target.id)
          } else {
            const change = {
              quantity: asked.quantity,
              ...(target.limit !== undefined && { limit: Math.max(100, target.limit + asked.by) }),
              ...(target.stop !== undefined && { stop: Math.max(100, target.stop + asked.by) }),
            }
            const isTaken = tab.act(step, (ledger, _now, facts) =>
              amendOrder(
                ledger,
                {
                  id: `${index}`,
                  orderId: target.id,
                  quantity: change.quantity === undefined ? undefined : String(change.quantity),
                  limit: pence(change.limit),
                  stop: pence(change.stop),
                },
                facts,
              ),
            )
            expect(isTaken).toBe(model.amend(target.id, change))
          }
        }
        other.hear(tab)
        tab.hear(other)
        expect(tabs[0].ledger).toEqual(tabs[1].ledger)
      }

      for (const { ledger } of tabs) {
        const { book, orders } = foldOf(ledger)
        const filled = ledger.slice().flatMap((entry) =>
          entry.kind === 'fill'
            ? [
                {
                  id: entry.orderId,
                  step: (entry.pricedAt - BEGIN) / STEP_MS,
                  quantity: Number(entry.quantity),
                  price: Math.round(Number(entry.price) * 100),
                },
              ]
            : [],
        )
        expect(filled).toEqual(model.fills)
        expect(book.cash.times(exact('100')).toFixed()).toBe(String(model.cash))
        expect(model.cash).toBeGreaterThanOrEqual(0)
        expect([...orders.open.keys()].toSorted()).toEqual(
          model.orders.map(({ id }) => id).toSorted(),
        )
      }
      fills += model.fills.length
    }),
    { numRuns: 80 },
  )
  // A plan without any fill would prove nothing.
  expect(fills).toBeGreaterThan(100)
})

it('is tested with pairs that are quoted in whole pence', () => {
  expect(PAIRS.map(pairDecimals)).toEqual([2, 2])
})

type Asked = Omit<Extract<Action, { does: 'place' }>, 'does'>

function requestOf(
  id: string,
  { pair, side, quantity, type, by, further, takeProfit, stopLoss }: Asked,
  price: number,
): ModelRequest {
  const [up, at] = [side === 'buy' ? 1 : -1, (pence: number) => Math.max(100, pence)]
  const request = { id, pair, side, quantity }
  const exits = (from: number, way: number) => ({
    takeProfit: takeProfit === undefined ? undefined : at(from + way * takeProfit),
    stopLoss: stopLoss === undefined ? undefined : at(from - way * stopLoss),
  })
  const stop = at(price + up * by)
  if (type === 'exit') return { ...request, ...exits(price, -up) }
  if (type === 'stop') return { ...request, stop, ...exits(stop, up) }
  const limit = at(type === 'limit' ? price - up * by : stop + up * further)
  return { ...request, limit, ...(type === 'stopLimit' && { stop }), ...exits(limit, up) }
}

function typed({ id, pair, side, quantity, limit, stop, takeProfit, stopLoss }: ModelRequest) {
  return {
    orderId: id,
    pair,
    side,
    quantity: String(quantity),
    limit: pence(limit),
    stop: pence(stop),
    takeProfit: pence(takeProfit),
    stopLoss: pence(stopLoss),
  }
}
