import fc, { type Arbitrary } from 'fast-check'
import { ALL_PAIRS, TIMEFRAMES, CUSTOM_INDICATOR_NAMES, CUSTOM_PERIOD } from '@aldergate/market'
import { type AlertCondition, type AlertRule, RSI_PERIODS } from '@aldergate/market/alerts'
import { LANGUAGES, type SliceName } from '@aldergate/contract'
import type { SavedIndicator } from '@aldergate/market/state'
import {
  AUTO_LOGOUT_MINUTES,
  DENSITIES,
  NUMBER_FORMATS,
  PALETTES,
  REDUCED_MOTIONS,
  TIME_ZONES,
} from '@aldergate/platform'
import { type Bot, isGbpPair, MAX_BOT_NAME } from '@aldergate/ledger'
import { anySession } from './ledgerArbitrary'

const amount = fc.double({ min: 0.000001, max: 1e9, noNaN: true })
const moment = fc.nat({ max: 4_000_000_000_000 })
const id = fc.string({ minLength: 1, maxLength: 20 })

const condition: Arbitrary<AlertCondition> = fc.oneof(
  fc.record({ kind: fc.constantFrom('above', 'below'), price: amount }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.double({ min: 0.01, max: 1_000, noNaN: true }),
    from: amount,
  }),
  fc.record({
    kind: fc.constant('rsi' as const),
    period: fc.integer({ min: RSI_PERIODS.min, max: RSI_PERIODS.max }),
    timeframe: fc.constantFrom(...TIMEFRAMES),
    direction: fc.constantFrom('above' as const, 'below' as const),
    level: fc.double({ min: 0.1, max: 99.9, noNaN: true }),
    candle: fc.constantFrom('closed' as const, 'forming' as const),
  }),
)

const rule: Arbitrary<AlertRule> = fc.record({
  id,
  pair: fc.constantFrom(...ALL_PAIRS),
  condition,
  isEnabled: fc.boolean(),
  asksBrowser: fc.boolean(),
  createdAt: moment,
  snoozedUntil: fc.option(moment),
})

const indicator: Arbitrary<SavedIndicator> = fc.record({
  id,
  indicatorName: fc.constantFrom(...CUSTOM_INDICATOR_NAMES),
  period: fc.integer({ min: CUSTOM_PERIOD.min, max: CUSTOM_PERIOD.max }),
  color: fc.constantFrom('#FF0000', '#00ff7f'),
})

const bot: Arbitrary<Bot> = fc.record({
  id: fc.stringMatching(/^[\w-]{1,40}$/),
  name: fc.string({ minLength: 1, maxLength: MAX_BOT_NAME }),
  pair: fc.constantFrom(...ALL_PAIRS.filter(isGbpPair)),
  rules: fc.string(),
  amount,
  stopPercent: fc.option(amount),
  targetPercent: fc.option(amount),
  riskPercent: fc.option(amount),
  maxTradesPerDay: fc.option(fc.nat()),
  since: moment,
  stoppedAt: fc.option(moment),
  releasedAt: fc.option(moment),
})

const alertEntry = fc.record(
  {
    id: fc.integer({ min: 1, max: 4_000_000_000_000 }),
    title: fc.string(),
    text: fc.string(),
    lang: fc.constantFrom(...LANGUAGES),
    at: moment,
    kind: fc.constant('priceAlert' as const),
    type: fc.constantFrom('info' as const, 'warning' as const),
    isRead: fc.boolean(),
    to: fc.constant('/dashboard#alerts-notifications'),
    event: id,
  },
  { requiredKeys: ['id', 'text', 'at', 'kind', 'type', 'isRead'] },
)

const articleIds = fc.uniqueArray(id, { maxLength: 30 })

const panelIds = fc.uniqueArray(id, { maxLength: 30 })

/** A value that the app itself could hold, for each slice of what may be kept. */
export const ARBITRARY_SLICES = {
  settings: fc.record({
    darkMode: fc.boolean(),
    language: fc.constantFrom(...LANGUAGES),
    timeZone: fc.constantFrom(...TIME_ZONES),
    twoFactor: fc.boolean(),
    emailAlerts: fc.boolean(),
    smsAlerts: fc.boolean(),
    autoLogoutMinutes: fc.integer(AUTO_LOGOUT_MINUTES),
    discreet: fc.boolean(),
    palette: fc.constantFrom(...PALETTES),
    density: fc.constantFrom(...DENSITIES),
    reducedMotion: fc.constantFrom(...REDUCED_MOTIONS),
    numberFormat: fc.constantFrom(...NUMBER_FORMATS),
  }),
  watchlist: fc.uniqueArray(fc.constantFrom(...ALL_PAIRS)),
  alerts: fc.uniqueArray(rule, { maxLength: 8, selector: (each) => each.id }),
  firedAlerts: fc.record({
    entries: fc
      .uniqueArray(alertEntry, { maxLength: 8, selector: (each) => each.id })
      .map((entries) => entries.toSorted((one, other) => other.id - one.id)),
    read: fc.uniqueArray(id, { maxLength: 4 }),
    snoozed: fc.array(
      fc.record({ key: id, until: moment, id: fc.option(moment, { nil: undefined }) }),
      { maxLength: 4 },
    ),
  }),
  alertSides: fc.array(
    fc.record({ watched: id, side: fc.constantFrom('quiet', 'over', 'under') }),
    {
      maxLength: 4,
    },
  ),
  ledger: anySession.map(({ ledger }) => ledger),
  bots: fc.uniqueArray(bot, { maxLength: 4, selector: (each) => each.id }),
  layout: fc.option(
    fc.record({ order: panelIds, hidden: panelIds, wide: panelIds, collapsed: panelIds }),
  ),
  indicators: fc.uniqueArray(indicator, { maxLength: 8, selector: (each) => each.id }),
  strategy: fc.option(fc.string({ minLength: 1 })),
  customStrategy: fc.option(
    fc.record({
      name: fc.string(),
      definition: fc.string(),
      filled: fc.string(),
      template: fc.option(id),
      parameters: fc.record({ stopLoss: fc.string(), targetProfit: fc.string() }),
    }),
  ),
  news: fc.record({ saved: articleIds, read: articleIds }),
  market: fc.record({ seed: fc.nat(), time: fc.nat({ max: 4_000_000_000_000 }) }),
} satisfies Record<SliceName, Arbitrary<unknown>>

/** All of it together. */
export const ARBITRARY_DATA = fc.record(ARBITRARY_SLICES)
