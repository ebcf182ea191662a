// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  priceAlert: never
  stopLoss: never
  portfolioUpdate: never
  marketNews: never
  alerts: never
  all: never
  unread: never
  snoozed: never
  markRead: 'message'
  markUnread: 'message'
  snooze: 'message'
  wake: 'message'
  snoozedUntil: 'time'
  noAlerts: never
  showAll: never
  newRule: never
  pair: never
  condition: never
  above: never
  below: never
  percent: never
  rsi: never
  price: never
  percentField: never
  period: never
  timeframe: never
  direction: never
  rsiAbove: never
  rsiBelow: never
  candle: never
  candleClosed: never
  candleForming: never
  level: never
  priceNow: 'price'
  asksBrowser: never
  saveAlert: never
  saved: 'rule'
  priceProblem: never
  percentProblem: 'max'
  periodProblem: 'min' | 'max'
  levelProblem: never
  tooMany: 'max'
  changeRule: never
  saveChanges: never
  cancel: never
  changed: 'rule'
  alreadyThere: 'said' | 'value'
  rules: never
  noRules: never
  away: 'distance'
  beyond: 'distance'
  points: 'points'
  ruleAbove: 'pair' | 'level'
  ruleBelow: 'pair' | 'level'
  rulePercent: 'pair' | 'percent' | 'from'
  ruleRsiAbove: 'pair' | 'period' | 'timeframe' | 'level'
  ruleRsiBelow: 'pair' | 'period' | 'timeframe' | 'level'
  ruleForming: 'rule'
  browserToo: never
  snoozeRule: 'rule'
  wakeRule: 'rule'
  editRule: 'rule'
  editRuleShort: never
  removeRule: 'rule'
  removed: 'rule'
  undo: never
}>
export default texts
