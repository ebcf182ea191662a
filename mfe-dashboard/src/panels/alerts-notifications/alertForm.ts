import { type Pair, pairDecimals, type Timeframe } from '@aldergate/market'
import {
  type AlertKind,
  type AlertRule,
  type AskedCondition,
  RSI_PERIODS,
  type RsiCandle,
} from '@aldergate/market/alerts'
import { OVERBOUGHT } from '@aldergate/market/formulas'
import { typedNumber } from '@aldergate/ui/typedNumber'

/** The alert form as it is typed. */
export interface AlertForm {
  pair: Pair
  kind: AlertKind
  price: string
  percent: string
  period: string
  timeframe: Timeframe
  direction: 'above' | 'below'
  level: string
  candle: RsiCandle
  asksBrowser: boolean
}

export const ALERT_KINDS = [
  'above',
  'below',
  'percent',
  'rsi',
] as const satisfies readonly AlertKind[]

export const OPENING_FORM: AlertForm = {
  pair: 'BTC/GBP',
  kind: 'above',
  price: '',
  percent: '5',
  period: String(RSI_PERIODS.initial),
  timeframe: '1h',
  direction: 'above',
  level: String(OVERBOUGHT),
  candle: 'closed',
  asksBrowser: false,
}

/** Returns the condition in the form; a missing number is NaN, which no rule accepts. */
export function conditionOf(form: AlertForm): AskedCondition {
  switch (form.kind) {
    case 'above':
    case 'below':
      return { kind: form.kind, price: typedNumber(form.price) }
    case 'percent':
      return { kind: 'percent', percent: typedNumber(form.percent) }
    case 'rsi':
      return {
        kind: 'rsi',
        period: typedNumber(form.period),
        timeframe: form.timeframe,
        direction: form.direction,
        level: typedNumber(form.level),
        candle: form.candle,
      }
  }
}

/** The form that would create this rule; fields that its condition does not use have their defaults. */
export function formOf({ pair, condition, asksBrowser }: AlertRule): AlertForm {
  const form = { ...OPENING_FORM, pair, kind: condition.kind, asksBrowser }
  switch (condition.kind) {
    case 'above':
    case 'below':
      return { ...form, price: String(condition.price) }
    case 'percent':
      return { ...form, percent: String(condition.percent) }
    case 'rsi': {
      const { period, level, timeframe, direction, candle } = condition
      const typedIn = { period: String(period), level: String(level) }
      return { ...form, ...typedIn, timeframe, direction, candle }
    }
  }
}

/** The form with a pair and a price that another panel suggests. */
export function prefilled(form: AlertForm, pair: Pair, price: number): AlertForm {
  const kind = form.kind === 'below' ? 'below' : 'above'
  return { ...form, pair, kind, price: plainPrice(pair, price) }
}

/** As a number field takes it: with the digits that the pair's prices show, and without an exponent. */
function plainPrice(pair: Pair, price: number): string {
  return price.toFixed(pairDecimals(pair)).replace(/\.?0+$/, '')
}
