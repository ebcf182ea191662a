/** @jest-environment jsdom */

import { keepDataAtom } from '@aldergate/platform'
import { createStore } from 'jotai'
import {
  type AlertDraft,
  alertMarketAtom,
  alertRulesAtom,
  checkAlertsAtom,
  clearFiredAlertsAtom,
  enableAlertAtom,
  firedAlertsAtom,
  hasEnabledAlertsAtom,
  removeAlertAtom,
  restoreAlertAtom,
  saveAlertAtom,
  seenAtom,
  snoozeAlertAtom,
  updateAlertAtom,
} from './alerts.atoms'
import { MAX_RULES } from './rule'
import { rsi } from '../formulas/rsi'
import { closesAtom, marketSteppedAtAtom, PRICE_STEP_MS, quoteAtom } from '../state/prices'
import { keptOpeningAtom } from '../state/opening'
import { isSeedAskedAtom, seedAtom } from '../state/seed'

const NOW = 1_700_000_000_000
const ABOVE: AlertDraft = {
  pair: 'BTC/GBP',
  condition: { kind: 'above', price: 45_000 },
  asksBrowser: false,
}

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

function newStore() {
  const store = createStore()
  store.set(seedAtom, 42)
  const rules = () => store.get(alertRulesAtom)
  return { store, rules }
}

function saved(store: ReturnType<typeof createStore>, draft = ABOVE) {
  const result = store.set(saveAlertAtom, draft)
  if (result.status !== 'saved') throw new Error(result.problem)
  return result.rule
}

/** Steps the market like the host does, and returns the prices along the way. */
function watch(store: ReturnType<typeof createStore>, steps: number) {
  const prices = [store.get(quoteAtom('BTC/GBP')).price]
  let steppedAt = store.get(marketSteppedAtAtom)
  store.set(checkAlertsAtom)
  const stop = store.sub(alertMarketAtom, () => {
    if (store.get(marketSteppedAtAtom) > steppedAt) {
      prices.push(store.get(quoteAtom('BTC/GBP')).price)
    }
    steppedAt = store.get(marketSteppedAtAtom)
    store.set(checkAlertsAtom)
  })
  jest.advanceTimersByTime(steps * PRICE_STEP_MS)
  stop()
  return prices
}

/** Steps the market, with no rule subscribed, until the price is above the given one. */
function stepUntilAbove(store: ReturnType<typeof createStore>, price: number) {
  const quote = quoteAtom('BTC/GBP')
  const stop = store.sub(quote, () => {})
  while (store.get(quote).price <= price) jest.advanceTimersByTime(PRICE_STEP_MS)
  stop()
}

it('sets an alert, the newest first, and says why it cannot', () => {
  const { store, rules } = newStore()
  const first = saved(store)
  const second = saved(store)
  const refused = { ...ABOVE, condition: { kind: 'above', price: -1 } } as const

  expect(rules().map(({ id }) => id)).toEqual([second.id, first.id])
  expect(first).toMatchObject({ isEnabled: true, createdAt: NOW, snoozedUntil: null })
  expect(store.set(saveAlertAtom, refused)).toEqual({ status: 'refused', problem: 'price' })
  expect(rules()).toHaveLength(2)
})

it('arms no more than two hundred', () => {
  const { store, rules } = newStore()
  for (let count = 0; count < 200; count += 1) saved(store)

  expect(store.set(saveAlertAtom, ABOVE)).toEqual({ status: 'refused', problem: 'too-many' })
  expect(rules()).toHaveLength(200)
})

it('counts a percentage from the price at which it was set', () => {
  const { store } = newStore()
  const { condition } = saved(store, { ...ABOVE, condition: { kind: 'percent', percent: 5 } })

  expect(condition).toEqual({ kind: 'percent', percent: 5, from: 45_000 })
})

it('changes, switches, snoozes, removes and restores one alert', () => {
  const { store, rules } = newStore()
  const { id } = saved(store)
  store.set(snoozeAlertAtom, id, NOW + 1)
  expect(rules()[0]?.snoozedUntil).toBe(NOW + 1)

  store.set(updateAlertAtom, id, { ...ABOVE, condition: { kind: 'below', price: 44_000 } })
  expect(rules()).toMatchObject([{ id, condition: { kind: 'below' }, snoozedUntil: null }])

  store.set(enableAlertAtom, id, false)
  expect(store.get(hasEnabledAlertsAtom)).toBe(false)

  const [rule] = rules()
  store.set(removeAlertAtom, id)
  expect(rules()).toEqual([])
  if (rule) store.set(restoreAlertAtom, rule)
  expect(rules()).toEqual([rule])
})

it('restores none beyond the number that can be kept', () => {
  const { store, rules } = newStore()
  const rule = saved(store)
  store.set(removeAlertAtom, rule.id)
  for (let count = 0; count < MAX_RULES; count += 1) saved(store)

  store.set(restoreAlertAtom, rule)
  expect(rules()).toHaveLength(MAX_RULES)
})

it('watches the market while it is read, and leaves no timer behind', () => {
  const { store } = newStore()
  saved(store)
  const stop = store.sub(alertMarketAtom, () => {})
  expect(jest.getTimerCount()).toBe(1)

  stop()
  expect(jest.getTimerCount()).toBe(0)
})

it('keeps no price going without an enabled alert', () => {
  const { store } = newStore()
  store.set(enableAlertAtom, saved(store).id, false)
  const stop = store.sub(alertMarketAtom, () => {})

  expect(jest.getTimerCount()).toBe(0)
  stop()
})

it('fires when it is opened again what has crossed while the app was closed', () => {
  const { store } = newStore()
  const rule = saved(store, { ...ABOVE, condition: { kind: 'above', price: 45_001 } })
  store.set(checkAlertsAtom)

  const { store: nextVisit } = newStore()
  nextVisit.set(alertRulesAtom, store.get(alertRulesAtom))
  nextVisit.set(seenAtom, store.get(seenAtom))
  stepUntilAbove(nextVisit, 45_001)
  expect(nextVisit.set(checkAlertsAtom)).toMatchObject([{ rule: { id: rule.id }, side: 'over' }])
  expect(nextVisit.set(checkAlertsAtom)).toEqual([])
})

it.each<[string, (store: ReturnType<typeof createStore>, id: string) => void]>([
  ['is switched on again', (store, id) => store.set(enableAlertAtom, id, true)],
  [
    'waits for something else',
    (store, id) => {
      store.set(enableAlertAtom, id, true)
      store.set(updateAlertAtom, id, ABOVE)
    },
  ],
])('only takes note of a rule that %s', (_what, change) => {
  const { store } = newStore()
  const { id } = saved(store, { ...ABOVE, condition: { kind: 'above', price: 45_001 } })
  store.set(checkAlertsAtom)
  expect(store.get(seenAtom)).toMatchObject([{ side: 'quiet' }])
  store.set(enableAlertAtom, id, false)
  stepUntilAbove(store, 45_001)

  change(store, id)
  expect(store.set(checkAlertsAtom)).toEqual([])
  expect(store.get(seenAtom)).toMatchObject([{ side: 'over' }])
})

it('writes nothing into the rules by itself, so that what another tab changes in them stands', () => {
  const { store, rules } = newStore()
  saved(store)
  const before = rules()
  watch(store, 40)

  expect(store.get(firedAlertsAtom)).not.toEqual([])
  expect(rules()).toBe(before)
})

it('fires once for each upward crossing that the price makes, and logs it', () => {
  const { store } = newStore()
  const rule = saved(store)
  const prices = watch(store, 400)
  const crossings = prices.filter(
    (price, index) => index > 0 && price > 45_000 && (prices[index - 1] ?? price) <= 45_000,
  )

  expect(prices.length).toBe(401)
  expect(crossings.length).toBeGreaterThan(2)
  const fired = store.get(firedAlertsAtom)
  expect(fired.map(({ price }) => price)).toEqual(crossings.toReversed())
  expect(fired[0]).toMatchObject({ rule: { id: rule.id }, side: 'over', id: fired.length })

  store.set(clearFiredAlertsAtom)
  expect(store.get(firedAlertsAtom)).toEqual([])
})

it('remembers the two hundred that fired last', () => {
  const { store } = newStore()
  for (let count = 0; count < 67; count += 1) saved(store)
  watch(store, 400)

  const ids = store.get(firedAlertsAtom).map(({ id }) => id)
  expect(ids[0]).toBeGreaterThan(200)
  expect(ids).toEqual(Array.from({ length: 200 }, (_, index) => (ids[0] ?? 0) - index))
})

it.each(['1m', '1D'] as const)('knows the RSI of the longest period, of %s too', (timeframe) => {
  const { store } = newStore()
  const condition = {
    kind: 'rsi',
    timeframe,
    period: 500,
    direction: 'above',
    level: 50,
    candle: 'closed',
  } as const
  saved(store, { ...ABOVE, condition })

  const strength = store.get(alertMarketAtom).rsi('BTC/GBP', timeframe, 500, 'closed')
  expect(strength).toBeGreaterThan(30)
  expect(strength).toBeLessThan(70)
})

it('reads the RSI from the candles of its timeframe', () => {
  const { store } = newStore()
  const condition = {
    kind: 'rsi',
    period: 14,
    timeframe: '1m',
    direction: 'above',
    level: 50,
    candle: 'closed',
  } as const
  saved(store, { ...ABOVE, condition })
  const strength = store.get(alertMarketAtom).rsi('BTC/GBP', '1m', 14, 'closed')

  expect(strength).toBeGreaterThan(0)
  expect(strength).toBeLessThan(100)
  expect(store.get(alertMarketAtom).rsi('BTC/GBP', '1h', 14, 'closed')).toBeNaN()
})

it('reads the closed candle, unless the trader asks for the forming one', () => {
  const { store } = newStore()
  const closed = {
    kind: 'rsi',
    period: 14,
    timeframe: '1h',
    direction: 'above',
    level: 50,
    candle: 'closed',
  } as const
  saved(store, { ...ABOVE, condition: closed })
  saved(store, { ...ABOVE, condition: { ...closed, candle: 'forming' } })

  const { rsi: strength } = store.get(alertMarketAtom)
  const values = rsi(store.get(closesAtom('BTC/GBP', '1h', 500)), 14)
  expect(strength('BTC/GBP', '1h', 14, 'closed')).toBe(values.at(-2))
  expect(strength('BTC/GBP', '1h', 14, 'forming')).toBe(values.at(-1))
})

it('leaves an alert as it was when its new condition cannot be watched', () => {
  const { store, rules } = newStore()
  const rule = saved(store)
  const refused = { ...ABOVE, condition: { kind: 'below', price: 0 } } as const

  expect(store.set(updateAlertAtom, rule.id, refused)).toEqual({
    status: 'refused',
    problem: 'price',
  })
  expect(rules()).toEqual([rule])
})

it('sets an alert anew that was removed while it was being changed', () => {
  const { store, rules } = newStore()
  const { id } = saved(store)
  store.set(removeAlertAtom, id)
  store.set(updateAlertAtom, id, ABOVE)

  expect(rules()).toHaveLength(1)
  expect(rules()[0]?.id).not.toBe(id)
})

it('changes, switches and snoozes one of several, and leaves the others alone', () => {
  const { store, rules } = newStore()
  const other = saved(store)
  const { id } = saved(store)
  store.set(updateAlertAtom, id, { ...ABOVE, asksBrowser: true })
  store.set(snoozeAlertAtom, id, NOW + 1)
  store.set(enableAlertAtom, id, false)

  expect(rules()).toEqual([
    expect.objectContaining({ id, asksBrowser: true, isEnabled: false, snoozedUntil: NOW + 1 }),
    other,
  ])
})

it('measures each strength once for all alerts that wait for it', () => {
  const { store } = newStore()
  const waiting = {
    kind: 'rsi',
    period: 14,
    timeframe: '1h',
    direction: 'above',
    level: 70,
    candle: 'closed',
  } as const
  saved(store, { ...ABOVE, condition: waiting })
  saved(store, { ...ABOVE, condition: { ...waiting, level: 80 } })

  const { rsi: strength, price } = store.get(alertMarketAtom)
  expect(strength('BTC/GBP', '1h', 14, 'closed')).toBeGreaterThan(0)
  expect(strength('BTC/GBP', '1h', 21, 'closed')).toBeNaN()
  expect(price('ETH/GBP')).toBeNaN()
})

it('fires nothing, and learns nothing, in the market of a link beside the trader’s own', () => {
  const { store } = newStore()
  store.set(isSeedAskedAtom, true)
  store.set(keepDataAtom, true)
  store.set(keptOpeningAtom, { seed: 7, time: NOW })
  saved(store)
  watch(store, 200)
  expect(store.get(firedAlertsAtom)).toEqual([])
  expect(store.get(seenAtom)).toEqual([])

  store.set(keptOpeningAtom, null)
  expect(Math.max(...watch(store, 200))).toBeGreaterThan(45_000)
  expect(store.get(seenAtom)).toHaveLength(1)
})

it('counts a percentage that is set or changed there from the price of the trader’s own market', () => {
  const opening = { seed: 7, time: NOW - 3_600_000 }
  const own = createStore()
  own.set(keptOpeningAtom, opening)
  const { price } = own.get(quoteAtom('BTC/GBP'))
  const { store, rules } = newStore()
  store.set(isSeedAskedAtom, true)
  store.set(keepDataAtom, true)
  store.set(keptOpeningAtom, opening)
  expect(store.get(quoteAtom('BTC/GBP')).price).not.toBe(price)

  const byPercent = (percent: number) =>
    ({ ...ABOVE, condition: { kind: 'percent', percent } }) as const
  const { id } = saved(store, byPercent(5))
  expect(rules()[0]?.condition).toEqual({ kind: 'percent', percent: 5, from: price })
  store.set(updateAlertAtom, id, byPercent(6))
  expect(rules()[0]?.condition).toEqual({ kind: 'percent', percent: 6, from: price })
})
