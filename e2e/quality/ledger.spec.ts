import {
  accountOf,
  foldOf,
  type GbpPair,
  type Ledger,
  OPENING_LEDGER,
  placeOrder,
  withEntry,
} from '@aldergate/ledger'
import { test } from '@playwright/test'
import { pastTrades } from './pastTrades'
import { median, record } from './figures'

const MINUTE_MS = 60_000

/** Orders that are timed together, because one takes less than a tenth of a millisecond. */
const BATCH = 10

const ROUNDS = 30

const priceOf = (pair: GbpPair) => (pair === 'ETH/GBP' ? 1_500 : 1)

function ledgerOf(count: number): Ledger {
  return [...OPENING_LEDGER, ...pastTrades(count, OPENING_LEDGER.at(-1)?.at ?? 0)]
}

/** Places orders one after the other, computing the account after each; returns the milliseconds per order. */
function timed(ledger: Ledger, round: number): { ledger: Ledger; ms: number } {
  let now = (ledger.at(-1)?.at ?? 0) + MINUTE_MS
  let grown = ledger
  const start = performance.now()
  for (let index = 0; index < BATCH; index += 1) {
    const side = index % 2 === 0 ? 'buy' : 'sell'
    const order = { pair: 'ETH/GBP', side, quantity: '0.01', price: 1_500, pricedAt: now } as const
    const market = { now, steppedAt: now, priceOf, recentPricesOf: () => [1_500] }
    const result = placeOrder(grown, { ...order, orderId: `new ${round} ${index}` }, market)
    if (result.status !== 'filled') throw new Error(`Not filled: ${JSON.stringify(result)}`)
    grown = withEntry(grown, result.fill)
    accountOf(foldOf(grown).book, priceOf)
    now += 1_000
  }
  return { ledger: grown, ms: (performance.now() - start) / BATCH }
}

test('an order after a hundred thousand entries takes as long as after a hundred', () => {
  const ledgers = { few: ledgerOf(100), many: ledgerOf(100_000) }
  const times: Record<keyof typeof ledgers, number[]> = { few: [], many: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['few', 'many'] as const) {
      const { ledger, ms } = timed(ledgers[name], round)
      ledgers[name] = ledger
      // Before its code is warm an order says nothing of the length of its ledger.
      if (round >= ROUNDS / 3) times[name].push(ms)
    }
  }
  const [few, many] = [median(times.few), median(times.many)]
  record('an order after 100,000 entries, in ms', many)
  record('an order after 100,000 entries, against after 100', many / few)
})
