/** @jest-environment jsdom */

import { keepDataAtom, ordersOffAtom } from '@aldergate/platform'
import {
  candlesAtom,
  isSeedAskedAtom,
  keptOpeningAtom,
  marketStepAtom,
  openingAtom,
  PRICE_STEP_MS,
  quoteAtom,
  seedAtom,
} from '@aldergate/market/state'
import { ruleBlock } from '@aldergate/market/strategy'
import fc from 'fast-check'
import { createStore, type Store } from 'jotai'
import type { GbpPair } from '../entry'
import { foldOf } from '../fold'
import { mergeLedgers } from '../merge'
import { amendOrderAtom, cancelOrderAtom, openOrdersAtom } from '../orders/orders.atoms'
import { botsAtom } from '../state/bots'
import {
  accountAtom,
  fillsAtom,
  ledgerAtom,
  placeOrderAtom,
  reverseOrderAtom,
} from '../state/ledger'
import { advanceBotsAtom, deployBotAtom, removeBotAtom, stopBotAtom } from './bots.atoms'
import { unitsFor } from './botSize'
import { botStanding } from './botStanding'
import { listedBotsAtom } from './listedBots.atoms'

const NOON = Date.UTC(2026, 10, 2, 12)
const MINUTE_MS = 60_000

const ALWAYS_LONG = ['timeframe 1m', 'buy when close > 0']

function asked(rules: readonly string[], change: object = {}) {
  return {
    name: 'Night shift',
    pair: 'BTC/GBP' as const,
    rules: ruleBlock(rules),
    amount: 1_000,
    stopPercent: null,
    targetPercent: null,
    maxTradesPerDay: null,
    ...change,
  }
}

const stops: (() => void)[] = []

/** A page with a running clock: its market steps, and its bots act at each step, as the host makes them. */
function openTab(time = NOON): Store {
  const store = createStore()
  store.set(seedAtom, 42)
  jest.setSystemTime(time)
  stops.push(store.sub(marketStepAtom, () => store.set(advanceBotsAtom)))
  return store
}

/** Another page of the same trader: a reload, or a second tab. */
function openAgain(store: Store): Store {
  const page = createStore()
  page.set(seedAtom, 42)
  page.set(keptOpeningAtom, store.get(openingAtom))
  page.set(botsAtom, store.get(botsAtom))
  page.set(ledgerAtom, store.get(ledgerAtom))
  return page
}

function look(page: Store) {
  const stop = page.sub(marketStepAtom, () => {})
  page.set(advanceBotsAtom)
  stop()
}

function deploy(store: Store, rules = ALWAYS_LONG, change = {}): string {
  const result = store.set(deployBotAtom, asked(rules, change))
  if (result.status !== 'deployed') throw new Error('It was refused.')
  return result.bot.id
}

const listed = (store: Store) => store.get(listedBotsAtom)[0]

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.useRealTimers()
})

it('opens once when its rule holds as a bar closes, and not before', () => {
  const store = openTab()
  deploy(store)
  jest.advanceTimersByTime(MINUTE_MS - 6_000)
  expect(store.get(fillsAtom)).toEqual([])

  jest.advanceTimersByTime(5 * MINUTE_MS)
  expect(store.get(fillsAtom)).toHaveLength(1)
  expect(store.get(fillsAtom)[0]).toMatchObject({ side: 'buy', pair: 'BTC/GBP' })
  expect(listed(store)).toMatchObject({ trades: 1, realised: 0 })
  expect(listed(store)?.position).toMatchObject({ direction: 'long' })
  const value = Number(listed(store)?.position?.quantity) * Number(listed(store)?.position?.price)
  expect(value).toBeCloseTo(1_000, 1)
})

it('acts at the open of the bar after the one that asked for it, and counts a day’s entries by that', () => {
  const midnight = Date.UTC(2026, 10, 3)
  const store = openTab(midnight - 5 * MINUTE_MS)
  deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'], {
    maxTradesPerDay: 1,
  })
  jest.advanceTimersByTime(10 * MINUTE_MS)

  const fills = store.get(fillsAtom)
  for (const { pricedAt } of fills) expect(pricedAt % MINUTE_MS).toBeLessThan(PRICE_STEP_MS)
  const entries = fills.filter(({ side }) => side === 'buy').map(({ pricedAt }) => pricedAt)
  expect(entries).toHaveLength(2)
  expect(entries.filter((at) => at < midnight)).toHaveLength(1)
  const opens = store.get(candlesAtom('BTC/GBP', '1m', 15))
  for (const { pricedAt, price } of fills) {
    const bar = opens.find(({ time }) => time === pricedAt - (pricedAt % MINUTE_MS))
    expect(Number(price)).toBeCloseTo(Number(bar?.open), 2)
  }
})

it('leaves by its exit rule, and its profit is that of the account', () => {
  const store = openTab()
  const before = Number(store.get(accountAtom).cash)
  deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'], {
    maxTradesPerDay: 1,
  })
  jest.advanceTimersByTime(10 * MINUTE_MS)

  const [exit, entry] = store.get(fillsAtom)
  expect(store.get(fillsAtom)).toHaveLength(2)
  expect(Number(exit?.pricedAt) - Number(entry?.pricedAt)).toBe(MINUTE_MS)
  expect(listed(store)?.position).toBeUndefined()
  expect(listed(store)?.realised).toBeCloseTo(Number(store.get(accountAtom).cash) - before, 2)
})

it('counts the volumes of its rules from its deployment on', () => {
  const store = openTab()
  jest.advanceTimersByTime(60 * MINUTE_MS)
  deploy(store, ['timeframe 1m', 'buy when OBV > 0', 'exit long when OBV < 0'])
  const begun = Date.now()
  jest.advanceTimersByTime(90 * MINUTE_MS)

  const candles = store.get(candlesAtom('BTC/GBP', '1m', 200))
  const closed = candles.filter(({ time }) => time >= begun && time < begun + 90 * MINUTE_MS)
  let [balance, isHeld, fills, before] = [0, false, 0, Number.NaN]
  for (const { close, volume } of closed) {
    balance += Math.sign(close - before || 0) * volume
    before = close
    if (isHeld ? balance >= 0 : balance <= 0) continue
    isHeld = !isHeld
    fills += 1
  }
  expect(fills).toBeGreaterThan(0)
  expect(store.get(fillsAtom)).toHaveLength(fills)
})

it('cuts a position whose stop would cost more than the risk, as a backtest does', () => {
  const store = openTab()
  const equity = Number(store.get(accountAtom).equity)
  deploy(store, ALWAYS_LONG, { amount: 1_000, stopPercent: 2, riskPercent: 0.01 })
  jest.advanceTimersByTime(MINUTE_MS)

  // A stop of 2 % of half a hundredth of the account loses a hundredth of a percent of it.
  const { quantity = 0, price = 0 } = listed(store)?.position ?? {}
  expect((equity * 0.01) / 2).toBeLessThan(1_000)
  expect(Number(quantity) * price).toBeCloseTo((equity * 0.01) / 2, 1)
})

it('lets its stop and its target rest, of which the first that is reached ends the other', () => {
  const store = openTab()
  deploy(store, ALWAYS_LONG, { stopPercent: 0.05, targetPercent: 0.05, maxTradesPerDay: 1 })
  jest.advanceTimersByTime(MINUTE_MS)
  expect(store.get(openOrdersAtom).map(({ role }) => role)).toEqual(['takeProfit', 'stopLoss'])

  jest.advanceTimersByTime(120 * MINUTE_MS)
  expect(store.get(openOrdersAtom)).toEqual([])
  expect(listed(store)?.position).toBeUndefined()
  expect(store.get(fillsAtom)).toHaveLength(2)
})

it('leaves to the trader where its exits rest: it does not close at the stop that they have moved', () => {
  const store = openTab()
  deploy(store, ALWAYS_LONG, { stopPercent: 0.05, targetPercent: 0.05, maxTradesPerDay: 1 })
  jest.advanceTimersByTime(MINUTE_MS)
  const moved = { takeProfit: { limit: '90000' }, stopLoss: { stop: '20000' } }
  for (const { orderId, role } of store.get(openOrdersAtom)) {
    expect(store.set(amendOrderAtom, { orderId, ...(role && moved[role]) }).status).toBe('placed')
  }

  jest.advanceTimersByTime(120 * MINUTE_MS)
  expect(store.get(openOrdersAtom)).toHaveLength(2)
  expect(listed(store)?.position).toMatchObject({ direction: 'long' })
})

it('opens a short whose target lies below nothing, and lets its stop alone rest', () => {
  const store = openTab()
  deploy(store, ['timeframe 1m', 'sell when close > 0'], {
    pair: 'AAPL/GBP',
    stopPercent: 50,
    targetPercent: 120,
  })
  jest.advanceTimersByTime(MINUTE_MS)
  expect(listed(store)).toMatchObject({ refusal: undefined, position: { direction: 'short' } })
  expect(store.get(openOrdersAtom).map(({ role }) => role)).toEqual(['stopLoss'])
})

it('buys no more units than its amount pays for', () => {
  expect(unitsFor(2, 3)).toBe('0.66666666')
})

it('watches the stop of a short itself where the account holds the pair', () => {
  const store = openTab()
  const held = Number(heldOf(store))
  deploy(store, ['timeframe 1m', 'sell when close > 0'], {
    stopPercent: 0.05,
    targetPercent: 0.05,
    maxTradesPerDay: 1,
  })
  jest.advanceTimersByTime(MINUTE_MS)
  expect(listed(store)?.position).toMatchObject({ direction: 'short' })
  expect(store.get(openOrdersAtom)).toEqual([])

  jest.advanceTimersByTime(120 * MINUTE_MS)
  expect(listed(store)?.position).toBeUndefined()
  expect(Number(heldOf(store))).toBeCloseTo(held, 8)
})

function heldOf(store: Store): string | undefined {
  return store.get(accountAtom).positions.find(({ pair }) => pair === 'BTC/GBP')?.quantity
}

it('does not trade the past of a tab that slept', () => {
  const store = openTab()
  deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'])
  jest.setSystemTime(NOON + 24 * 60 * MINUTE_MS)
  jest.advanceTimersByTime(3_000)
  expect(store.get(fillsAtom)).toHaveLength(1)
})

const FIVE = ['timeframe 5m', 'buy when close > 0']
const TIGHT = { stopPercent: 0.1, targetPercent: 0.1, pair: 'DOGE/GBP' as const }

it('reads a bar once, also after a reload: on one that closed before, it does not enter', () => {
  const store = openTab()
  deploy(store, FIVE, TIGHT)
  const inBarMs = () => Date.now() % (5 * MINUTE_MS)
  const hasEntered = () => {
    const bar = Date.now() - inBarMs() - 5 * MINUTE_MS
    return store.get(fillsAtom).some(({ orderId }) => orderId.endsWith(` ${bar} in`))
  }
  jest.advanceTimersByTime(5 * MINUTE_MS)
  // Continues to a bar that was read during a position that has since been closed.
  while (listed(store)?.position || hasEntered() || inBarMs() < 6_000) {
    jest.advanceTimersByTime(3_000)
  }
  const { length } = store.get(fillsAtom)
  for (const stop of stops.splice(0)) stop()

  const page = openAgain(store)
  stops.push(page.sub(marketStepAtom, () => page.set(advanceBotsAtom)))
  page.set(advanceBotsAtom)
  jest.advanceTimersByTime(5 * MINUTE_MS - inBarMs() - 6_000)
  expect(page.get(fillsAtom)).toHaveLength(length)
  jest.advanceTimersByTime(6_000)
  expect(page.get(fillsAtom)).toHaveLength(length + 1)
})

it('trades the same beside a hidden tab, which looks at its bars later', () => {
  const idsOf = (isWatched: boolean) => {
    jest.setSystemTime(NOON)
    const store = openTab()
    store.set(deployBotAtom, asked(FIVE, TIGHT))
    const hidden = openAgain(store)
    look(hidden)
    for (let steps = 1; steps <= 3_600; steps += 1) {
      jest.advanceTimersByTime(3_000)
      if (!isWatched || steps % 5 !== 0) continue
      hidden.set(ledgerAtom, store.get(ledgerAtom))
      look(hidden)
      store.set(ledgerAtom, hidden.get(ledgerAtom))
    }
    for (const stop of stops.splice(0)) stop()
    return store.get(fillsAtom).map(({ orderId }) => orderId.slice(orderId.indexOf(' ', 4)))
  }
  const alone = idsOf(false)
  expect(alone.length).toBeGreaterThan(10)
  expect(idsOf(true)).toEqual(alone)
})

it('enters on no bar that closed while the machine slept, but leaves as that bar says', () => {
  const store = openTab()
  deploy(store, ['timeframe 1h', 'buy when close > 0', 'exit long when close > 0'])
  jest.advanceTimersByTime(MINUTE_MS)
  jest.setSystemTime(NOON + 330 * MINUTE_MS)
  jest.advanceTimersByTime(3_000)
  expect(store.get(fillsAtom)).toEqual([])
  jest.advanceTimersByTime(31 * MINUTE_MS)
  expect(store.get(fillsAtom)).toHaveLength(1)

  jest.setSystemTime(NOON + 24 * 60 * MINUTE_MS - 30 * MINUTE_MS)
  jest.advanceTimersByTime(3_000)
  expect(store.get(fillsAtom)).toHaveLength(2)
  expect(listed(store)?.position).toBeUndefined()
})

it('never pays more for a position than its amount, however coarse the quoted price is', () => {
  for (const pair of ['BTC/GBP', 'DOGE/GBP', 'ADA/GBP', 'XRP/GBP', 'SHIB/GBP'] as const) {
    jest.setSystemTime(NOON)
    const store = openTab()
    deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'], { pair })
    jest.advanceTimersByTime(20 * MINUTE_MS)
    const bought = store.get(fillsAtom).filter(({ side }) => side === 'buy')
    expect(bought.length).toBeGreaterThan(5)
    for (const { value } of bought) expect(Number(value)).toBeLessThanOrEqual(1_000)
    for (const stop of stops.splice(0)) stop()
  }
})

it('says what it was refused, and tries again at the next bar only', () => {
  const store = openTab()
  deploy(store, ALWAYS_LONG, { amount: 1_000_000 })
  const refused = jest.fn()
  store.sub(ledgerAtom, refused)
  jest.advanceTimersByTime(3 * MINUTE_MS)
  expect(listed(store)).toMatchObject({ refusal: 'not-enough-cash', trades: 0 })
  expect(refused).not.toHaveBeenCalled()
})

it('is stopped with its position closed or kept, and its exits cancelled either way', () => {
  for (const closes of [true, false]) {
    jest.setSystemTime(NOON)
    const store = openTab()
    const id = deploy(store, ALWAYS_LONG, { stopPercent: 5 })
    jest.advanceTimersByTime(2 * MINUTE_MS)
    store.set(removeBotAtom, id)
    expect(store.get(botsAtom)).toHaveLength(1)

    store.set(stopBotAtom, id, closes)
    expect(store.get(openOrdersAtom)).toEqual([])
    expect(store.get(fillsAtom)).toHaveLength(closes ? 2 : 1)
    expect(listed(store)?.position).toBeUndefined()
    jest.advanceTimersByTime(5 * MINUTE_MS)
    expect(store.get(fillsAtom)).toHaveLength(closes ? 2 : 1)
    store.set(removeBotAtom, id)
    expect(store.get(botsAtom)).toEqual([])
  }
})

it('does not sell again what the trader has sold', () => {
  const store = openTab()
  const id = deploy(store)
  jest.advanceTimersByTime(2 * MINUTE_MS)
  const all = heldOf(store) ?? ''
  store.set(ledgerAtom, (ledger) =>
    ledger.slice().filter((entry) => entry.kind !== 'openingHolding' || entry.pair !== 'BTC/GBP'),
  )
  const held = heldOf(store) ?? ''
  expect(Number(held)).toBeLessThan(Number(all))
  sellAll(store, held)
  store.set(stopBotAtom, id, true)
  expect(heldOf(store)).toBeUndefined()
  expect(listed(store)?.position).toBeUndefined()
})

it('says until when it looks at nothing where the clock was set back, and goes on then', () => {
  const store = openTab()
  deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'])
  jest.advanceTimersByTime(10 * MINUTE_MS)
  expect(listed(store)?.waitsUntil).toBeUndefined()
  const [last] = store.get(fillsAtom)
  const { length } = store.get(fillsAtom)

  jest.setSystemTime(NOON - 30 * MINUTE_MS)
  jest.advanceTimersByTime(20 * MINUTE_MS)
  expect(store.get(fillsAtom)).toHaveLength(length)
  const waitsUntil = listed(store)?.waitsUntil ?? 0
  expect(Math.abs(waitsUntil - Number(last?.pricedAt))).toBeLessThanOrEqual(MINUTE_MS)

  jest.advanceTimersByTime(25 * MINUTE_MS)
  expect(store.get(fillsAtom).length).toBeGreaterThan(length)
  expect(listed(store)?.waitsUntil).toBeUndefined()
  store.set(stopBotAtom, store.get(botsAtom)[0]?.id ?? '', false)
  jest.setSystemTime(NOON - 30 * MINUTE_MS)
  jest.advanceTimersByTime(6_000)
  expect(listed(store)?.waitsUntil).toBeUndefined()
})

it('lets go at the next step of what the trader has sold, says so and enters again', () => {
  const store = openTab()
  deploy(store, ALWAYS_LONG, { stopPercent: 5, targetPercent: 5 })
  jest.advanceTimersByTime(MINUTE_MS)
  for (const { orderId } of store.get(openOrdersAtom)) store.set(cancelOrderAtom, orderId)
  sellAll(store, heldOf(store) ?? '')
  const nothing = { position: undefined, open: 0, realised: 0, trades: 1, isLetGo: true }
  expect(listed(store)).toMatchObject(nothing)

  jest.advanceTimersByTime(3_000)
  expect(listed(store)).toMatchObject(nothing)
  expect(store.get(botsAtom)[0]?.releasedAt).not.toBeNull()
  const bots = store.get(botsAtom)
  jest.advanceTimersByTime(30_000)
  expect(store.get(botsAtom)).toBe(bots)
  jest.advanceTimersByTime(MINUTE_MS)
  expect(listed(store)).toMatchObject({ trades: 2, isLetGo: false })
  expect(listed(store)?.position?.quantity).toBe(heldOf(store))
  expect(store.get(openOrdersAtom)).toHaveLength(2)
})

it('lets go of a short that the trader has bought back, and ends its exits', () => {
  const store = openTab()
  deploy(store, ['timeframe 1m', 'sell when close > 0'], { pair: 'AAPL/GBP', stopPercent: 5 })
  jest.advanceTimersByTime(MINUTE_MS)
  expect(store.get(openOrdersAtom)).toHaveLength(1)
  trade(store, 'buy', listed(store)?.position?.quantity ?? '', 'back', 'AAPL/GBP')
  expect(listed(store)).toMatchObject({ position: undefined, open: 0, isLetGo: true })
  jest.advanceTimersByTime(3_000)
  expect(store.get(openOrdersAtom)).toEqual([])
  expect(store.get(botsAtom)[0]?.releasedAt).not.toBeNull()
})

it('shows and closes the part that the trader has left of its position', () => {
  for (const closes of ['its rule', 'its end']) {
    jest.setSystemTime(NOON)
    const store = openTab()
    sellAll(store, heldOf(store) ?? '', 'before')
    const rules = ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0']
    const id = deploy(store, rules, { maxTradesPerDay: 1 })
    jest.advanceTimersByTime(MINUTE_MS)
    const entry = store.get(fillsAtom)[0]
    sellAll(store, '0.01')
    const left = heldOf(store) ?? ''
    const cost =
      ((Number(entry?.value) + Number(entry?.fee)) * Number(left)) / Number(entry?.quantity)
    expect(listed(store)?.position?.quantity).toBe(left)
    expect(listed(store)?.open).toBeCloseTo(Number(left) * quoteNow(store) - cost, 1)

    if (closes === 'its end') store.set(stopBotAtom, id, true)
    else jest.advanceTimersByTime(MINUTE_MS)
    const exit = store.get(fillsAtom)[0]
    expect(exit).toMatchObject({ side: 'sell', quantity: left })
    expect(heldOf(store)).toBeUndefined()
    expect(listed(store)).toMatchObject({ position: undefined, open: 0 })
    expect(listed(store)?.realised).toBeCloseTo(Number(exit?.value) - Number(exit?.fee) - cost, 1)
    for (const stop of stops.splice(0)) stop()
  }
})

it('misses what the trader has sold once, and not in each bot of the pair', () => {
  const store = openTab()
  sellAll(store, heldOf(store) ?? '', 'before')
  deploy(store)
  deploy(store)
  jest.advanceTimersByTime(MINUTE_MS)
  const shown = () => store.get(listedBotsAtom).map(({ position }) => position?.quantity)
  const [one] = shown()
  sellAll(store, '0.001')
  expect(shown()).toEqual([String(Number((Number(one) - 0.001).toFixed(8))), one])
  sellAll(store, String(Number((Number(one) - 0.001).toFixed(8))), 'rest')
  expect(shown()).toEqual([undefined, one])
  jest.advanceTimersByTime(3_000)
  expect(shown()).toEqual([undefined, one])
})

it('sells what it bought beside a short of the trader, and leaves that as it was', () => {
  const store = openTab()
  const mine = Number(heldOf(store))
  sellAll(store, String(mine + 0.1))
  deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'], {
    maxTradesPerDay: 1,
  })
  jest.advanceTimersByTime(MINUTE_MS)
  expect(Number(heldOf(store))).toBeGreaterThan(-0.1)
  jest.advanceTimersByTime(MINUTE_MS)
  expect(listed(store)).toMatchObject({ position: undefined, trades: 1 })
  expect(Number(heldOf(store))).toBeCloseTo(-0.1, 8)
})

it('sells all of what it bought beside a short, whatever the trader has done and taken back', () => {
  const store = openTab()
  sellAll(store, String(Number(heldOf(store)) + 0.1), 'short')
  const id = deploy(store, ALWAYS_LONG, { maxTradesPerDay: 1 })
  jest.advanceTimersByTime(MINUTE_MS)
  sellAll(store, '0.2')
  expect(store.set(reverseOrderAtom, 'mine').status).toBe('reversed')

  store.set(stopBotAtom, id, true)
  expect(Number(heldOf(store))).toBeCloseTo(-0.1, 8)
})

it('closes what is its own where another bot stands on the other side', () => {
  const store = openTab()
  sellAll(store, heldOf(store) ?? '')
  const once = { maxTradesPerDay: 1 }
  deploy(store, ['timeframe 1m', 'sell when close > 0', 'exit short when close > 0'], once)
  deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'], once)
  jest.advanceTimersByTime(3 * MINUTE_MS)
  expect(store.get(listedBotsAtom).map(({ trades, position }) => [trades, position])).toEqual([
    [1, undefined],
    [1, undefined],
  ])
  expect(store.get(fillsAtom)).toHaveLength(5)
  expect(heldOf(store)).toBeUndefined()
})

it('keeps what it opens in the step in which it lets go of what the trader has sold', () => {
  const store = openTab()
  sellAll(store, heldOf(store) ?? '', 'before')
  deploy(store, ['timeframe 1m', 'buy when close > 0', 'exit long when close > 0'], {
    maxTradesPerDay: 2,
  })
  jest.advanceTimersByTime(2 * MINUTE_MS - 6_000)
  sellAll(store, heldOf(store) ?? '')
  jest.advanceTimersByTime(6_000)
  expect(listed(store)).toMatchObject({ trades: 2, position: { direction: 'long' } })
  expect(listed(store)?.position?.quantity).toBe(heldOf(store))
  jest.advanceTimersByTime(MINUTE_MS)
  expect(heldOf(store)).toBeUndefined()
})

it('lets its exits rest where the sale that would take their place is refused', () => {
  const store = openTab()
  const id = deploy(store, ALWAYS_LONG, { stopPercent: 5, targetPercent: 5 })
  jest.advanceTimersByTime(MINUTE_MS)
  // The computer slept: the price on the screen is too old to trade at.
  jest.setSystemTime(Date.now() + 12_000)
  store.set(stopBotAtom, id, true)
  expect(listed(store)).toMatchObject({ refusal: 'stale-price', bot: { stoppedAt: null } })
  expect(store.get(openOrdersAtom)).toHaveLength(2)

  jest.advanceTimersByTime(3_000)
  store.set(stopBotAtom, id, true)
  expect(listed(store)).toMatchObject({ position: undefined, refusal: undefined })
  expect(store.get(openOrdersAtom)).toEqual([])
})

function sellAll(store: Store, quantity: string, orderId = 'mine') {
  trade(store, 'sell', quantity, orderId)
}

function trade(
  store: Store,
  side: 'buy' | 'sell',
  quantity: string,
  orderId: string,
  pair: GbpPair = 'BTC/GBP',
) {
  const shown = { price: store.get(quoteAtom(pair)).price, pricedAt: Date.now() }
  const order = { orderId, pair, side, quantity }
  expect(store.set(placeOrderAtom, { ...order, ...shown }).status).toBe('filled')
}

function quoteNow(store: Store): number {
  return store.get(quoteAtom('BTC/GBP')).price
}

it('never doubles an order, however tabs look, reload and hear of each other', () => {
  const act = fc.constantFrom('first', 'second', 'reload first', 'reload second')
  fc.assert(
    fc.property(
      fc.array(fc.tuple(act, fc.integer({ min: 1, max: 90 })), { maxLength: 30 }),
      (acts) => {
        jest.setSystemTime(NOON)
        const opened = createStore()
        opened.set(seedAtom, 42)
        deploy(opened, ['timeframe 1m', 'buy when close > 0', 'exit long when RSI(2) > 60'], {
          stopPercent: 0.05,
          targetPercent: 0.05,
        })
        const bots = opened.get(botsAtom)
        const tabs = { first: opened, second: openAgain(opened) }
        let ledger = opened.get(ledgerAtom)
        let now = NOON
        for (const [what, seconds] of acts) {
          now += seconds * 1_000
          jest.setSystemTime(now)
          const name = what.endsWith('second') ? 'second' : 'first'
          if (what.startsWith('reload')) tabs[name] = openAgain(opened)
          const store = tabs[name]
          store.set(ledgerAtom, (mine) => mergeLedgers(mine, ledger))
          look(store)
          ledger = mergeLedgers(ledger, store.get(ledgerAtom))
        }
        const fills = foldOf(ledger).pastFills.slice()
        expect(new Set(fills.map(({ orderId }) => orderId)).size).toBe(fills.length)
        const bot = bots[0]
        if (!bot) throw new Error('There is a bot.')
        // One position at a time: never two entries without an exit between.
        fills.forEach(({ side }, place) => expect(side).toBe(place % 2 === 0 ? 'buy' : 'sell'))
        expect(botStanding(bot, fills).entriesAt).toHaveLength(
          fills.filter(({ side }) => side === 'buy').length,
        )
      },
    ),
    { numRuns: 40 },
  )
})

it('lets no bot trade in a tab that runs what is not live', () => {
  const store = openTab()
  deploy(store)
  store.set(ordersOffAtom, true)
  jest.advanceTimersByTime(3 * MINUTE_MS)
  expect(store.get(fillsAtom)).toEqual([])

  store.set(ordersOffAtom, false)
  jest.advanceTimersByTime(2 * MINUTE_MS)
  expect(store.get(fillsAtom)).toHaveLength(1)
})

it('lets no bot of the kept account trade in a tab that runs the market of a link', () => {
  const store = openTab()
  store.set(isSeedAskedAtom, true)
  store.set(keepDataAtom, true)
  deploy(store)
  store.set(keptOpeningAtom, { seed: 7, time: NOON })
  jest.advanceTimersByTime(3 * MINUTE_MS)
  expect(store.get(fillsAtom)).toEqual([])

  store.set(keptOpeningAtom, null)
  jest.advanceTimersByTime(2 * MINUTE_MS)
  expect(store.get(fillsAtom)).toHaveLength(1)
})

it.each([
  [
    'not-live',
    (store: Store) => store.set(ordersOffAtom, true),
    (store: Store) => store.set(ordersOffAtom, false),
  ],
  [
    'other-market',
    (store: Store) => {
      store.set(isSeedAskedAtom, true)
      store.set(keepDataAtom, true)
      store.set(keptOpeningAtom, { seed: 7, time: NOON })
    },
    (store: Store) => store.set(keepDataAtom, false),
  ],
] as const)(
  'says why a bot cannot close its position in such a tab: %s',
  (why, turnOff, turnOn) => {
    const store = openTab()
    const id = deploy(store)
    jest.advanceTimersByTime(2 * MINUTE_MS)
    turnOff(store)
    store.set(stopBotAtom, id, true)
    expect(listed(store)).toMatchObject({
      refusal: 'orders-off',
      ordersOff: why,
      bot: { stoppedAt: null },
    })

    turnOn(store)
    expect(listed(store)?.refusal).toBeUndefined()
  },
)
