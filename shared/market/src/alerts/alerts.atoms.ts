import { atom, type Getter } from 'jotai'
import { type AlertMarket, evaluate, type Firing, type Sides, watchKey } from './crossing'
import {
  type AlertProblem,
  type AlertRule,
  type AskedCondition,
  conditionProblem,
  MAX_RULES,
  type RsiCandle,
} from './rule'
import { wilderWarmUp } from '../formulas/ema'
import { rsi } from '../formulas/rsi'
import { type Seen, seenWith, sidesOf } from './seen'
import { newId } from '../newId'
import type { Pair } from '../pairs'
import type { Timeframe } from '../timeframes'
import { erasableAtom } from '@aldergate/platform'
import { accountPathsAtom, accountStepAtom } from '../state/accountMarket'
import { isOtherMarketAtom } from '../state/opening'
import { CANDLE_COUNT, closesAtom, quoteAtom } from '../state/prices'

/** An alert as submitted by the form. */
export interface AlertDraft {
  pair: Pair
  condition: AskedCondition
  asksBrowser: boolean
}

export type SaveResult =
  { status: 'saved'; rule: AlertRule } | { status: 'refused'; problem: AlertProblem | 'too-many' }

/** An alert that fired. */
export interface FiredAlert extends Firing {
  /** Rises with each entry and is never used again. */
  id: number
  /** Epoch milliseconds. */
  at: number
}

/** More than anybody reads. */
const MAX_FIRED = 200

/** Newest first. */
export const alertRulesAtom = atom<readonly AlertRule[]>([])

export const seenAtom = atom<Seen>([])

export const hasEnabledAlertsAtom = atom((get) =>
  get(alertRulesAtom).some(({ isEnabled }) => isEnabled),
)

/** Sets a new alert; a percentage counts from the pair's price in the account's market at this moment. */
export const saveAlertAtom = atom(null, (get, set, draft: AlertDraft): SaveResult => {
  const problem = conditionProblem(draft.condition)
  if (problem) return { status: 'refused', problem }
  if (get(alertRulesAtom).length >= MAX_RULES) return { status: 'refused', problem: 'too-many' }
  const rule: AlertRule = {
    id: newId(),
    pair: draft.pair,
    condition: begun(draft, get),
    isEnabled: true,
    asksBrowser: draft.asksBrowser,
    createdAt: Date.now(),
    snoozedUntil: null,
  }
  set(alertRulesAtom, (rules) => [rule, ...rules])
  return { status: 'saved', rule }
})

/** Changes an alert's condition; it then counts as newly set. */
export const updateAlertAtom = atom(null, (get, set, id: string, draft: AlertDraft): SaveResult => {
  const problem = conditionProblem(draft.condition)
  if (problem) return { status: 'refused', problem }
  const old = get(alertRulesAtom).find((rule) => rule.id === id)
  if (!old) return set(saveAlertAtom, draft)
  const rule: AlertRule = { ...old, ...draft, condition: begun(draft, get), snoozedUntil: null }
  set(forgetSideAtom, rule)
  set(alertRulesAtom, (rules) => rules.map((other) => (other.id === id ? rule : other)))
  return { status: 'saved', rule }
})

export const removeAlertAtom = atom(null, (_get, set, id: string) => {
  set(alertRulesAtom, (rules) => rules.filter((rule) => rule.id !== id))
})

/** Restores a removed alert, for Undo, if there is still room for it. */
export const restoreAlertAtom = atom(null, (_get, set, rule: AlertRule) => {
  set(alertRulesAtom, (rules) => {
    const others = rules.filter(({ id }) => id !== rule.id)
    if (others.length >= MAX_RULES) return rules
    return [...others, rule].sort((one, other) => other.createdAt - one.createdAt)
  })
})

export const enableAlertAtom = atom(null, (get, set, id: string, isEnabled: boolean) => {
  for (const rule of get(alertRulesAtom)) if (rule.id === id) set(forgetSideAtom, rule)
  set(alertRulesAtom, (rules) =>
    rules.map((rule) => (rule.id === id ? { ...rule, isEnabled } : rule)),
  )
})

/** Silences an alert until then, in epoch milliseconds; `null` wakes it. */
export const snoozeAlertAtom = atom(null, (_get, set, id: string, until: number | null) => {
  set(alertRulesAtom, (rules) =>
    rules.map((rule) => (rule.id === id ? { ...rule, snoozedUntil: until } : rule)),
  )
})

const firedAtom = erasableAtom<readonly FiredAlert[]>([])
const lastFiredIdAtom = atom(0)
const sidesAtom = atom<Sides>(new Map())

/** Forgets the last known side of a rule, as if it had never been evaluated. */
const forgetSideAtom = atom(null, (_get, set, rule: AlertRule) => {
  const key = watchKey(rule)
  set(sidesAtom, (sides) => new Map([...sides].filter(([watched]) => watched !== key)))
  set(seenAtom, (seen) => seen.filter(({ watched }) => watched !== key))
})

/** The alerts that have fired since the page was opened, newest first. */
export const firedAlertsAtom = atom((get) => get(firedAtom))

export const clearFiredAlertsAtom = atom(null, (_get, set) => {
  set(firedAtom, [])
})

/** The values that the enabled alerts compare: subscribing keeps exactly those prices stepping. */
export const alertMarketAtom = atom((get): AlertMarket => {
  const watched = get(alertRulesAtom).filter(({ isEnabled }) => isEnabled)
  const prices = new Map(watched.map(({ pair }) => [pair, get(quoteAtom(pair)).price]))
  const strengths = new Map<string, number>()
  for (const { pair, condition } of watched) {
    if (condition.kind !== 'rsi') continue
    const { timeframe, period, candle } = condition
    const key = strengthKey(pair, timeframe, period, candle)
    if (strengths.has(key)) continue
    const count = Math.max(CANDLE_COUNT, wilderWarmUp(period) + 2)
    const closes = get(closesAtom(pair, timeframe, count))
    strengths.set(key, rsi(closes, period).at(candle === 'closed' ? -2 : -1) ?? Number.NaN)
  }
  return {
    price: (pair) => prices.get(pair) ?? Number.NaN,
    rsi: (...what) => strengths.get(strengthKey(...what)) ?? Number.NaN,
  }
})

/** Evaluates the alerts once, and returns those that have just fired: none in another market than the trader's own. */
export const checkAlertsAtom = atom(null, (get, set): readonly Firing[] => {
  if (get(isOtherMarketAtom)) return []
  const now = Date.now()
  // This tab's own observations are the newest, so they override stored ones.
  const before = new Map([...sidesOf(get(seenAtom)), ...get(sidesAtom)])
  const { fired, sides } = evaluate(get(alertRulesAtom), before, get(alertMarketAtom), now)
  set(sidesAtom, sides)
  set(seenAtom, (seen) => seenWith(seen, sides))
  if (fired.length === 0) return fired
  const last = get(lastFiredIdAtom)
  const entries = fired.map((firing, index) => ({ ...firing, id: last + 1 + index, at: now }))
  set(lastFiredIdAtom, last + fired.length)
  set(firedAtom, (earlier) => [...entries.toReversed(), ...earlier].slice(0, MAX_FIRED))
  return fired
})

function strengthKey(pair: Pair, timeframe: Timeframe, period: number, candle: RsiCandle): string {
  return `${pair} ${timeframe} ${period} ${candle}`
}

function begun({ pair, condition }: AlertDraft, get: Getter): AlertRule['condition'] {
  if (condition.kind !== 'percent') return condition
  // Where the page shows another market, the alert waits for the account's own.
  return { ...condition, from: get(accountPathsAtom)(pair).priceAt(get(accountStepAtom)) }
}
