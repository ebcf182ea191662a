import { OpeningSchema } from '@aldergate/market'
import { AlertRulesSchema, alertRulesAtom, seenAtom, SeenSchema } from '@aldergate/market/alerts'
import * as v from 'valibot'
import { foldOf, type Ledger, mergeLedgers, OPENING_LEDGER } from '@aldergate/ledger'
import { BotsSchema, LedgerSchema, passedLedger } from '@aldergate/ledger/kept'
import {
  customStrategyAtom,
  CustomStrategySchema,
  DEFAULT_WATCHLIST,
  keptOpeningAtom,
  savedIndicatorsAtom,
  SavedIndicatorsSchema,
  strategyDraftAtom,
  StrategyDraftSchema,
  watchlistAtom,
  WatchlistSchema,
} from '@aldergate/market/state'
import {
  DEFAULT_SETTINGS,
  keptAlertsAtom,
  type Layout,
  layoutAtom,
  LayoutSchema,
  newsMarksAtom,
  NewsMarksSchema,
  NO_KEPT_ALERTS,
  NO_NEWS_MARKS,
  settingsAtom,
  SettingsSchema,
} from '@aldergate/platform'
import { botsAtom, ledgerAtom } from '@aldergate/ledger/state'
import { FiredAlertsSchema, mergeFiredAlerts } from './firedAlerts'
import { fieldByField, type Merge, thingByThing, whole } from './merging'
import { type Slice, slice } from './slice'

const byId = thingByThing<string>((id) => id)
const mergeFields = fieldByField<Layout>({
  order: byId,
  hidden: byId,
  wide: byId,
  collapsed: byId,
})

/**
 * One of which nothing remains, because it was reset, is taken whole. Where both have begun with nothing, nobody knows
 * who has moved a panel: the order is mine.
 */
const mergeLayouts: Merge<Layout | null> = (mine, theirs, base) =>
  mine && theirs ? mergeFields(mine, theirs, base ?? untouched(theirs)) : whole(mine, theirs, base)

/**
 * All slices that may be stored. Neither stored nor exported are the session, the API credentials, and transient
 * messages: of the notifications, only alerts are included.
 */
export const KEPT: readonly Slice[] = [
  slice({
    name: 'settings',
    version: 1,
    schema: SettingsSchema,
    atom: settingsAtom,
    defaultValue: DEFAULT_SETTINGS,
    migrations: {},
    mergeChanges: fieldByField(),
  }),
  slice({
    name: 'watchlist',
    version: 1,
    schema: WatchlistSchema,
    atom: watchlistAtom,
    defaultValue: DEFAULT_WATCHLIST,
    migrations: {},
    mergeChanges: thingByThing((pair) => pair),
    count: (pairs) => pairs.length,
  }),
  slice({
    name: 'alerts',
    version: 1,
    schema: AlertRulesSchema,
    atom: alertRulesAtom,
    defaultValue: [],
    migrations: {},
    mergeChanges: thingByThing(({ id }) => id),
    count: (rules) => rules.length,
  }),
  slice({
    name: 'firedAlerts',
    version: 1,
    schema: FiredAlertsSchema,
    atom: keptAlertsAtom,
    defaultValue: NO_KEPT_ALERTS,
    migrations: {},
    mergeChanges: mergeFiredAlerts,
    count: ({ entries }) => entries.length,
  }),
  slice({
    name: 'alertSides',
    version: 1,
    schema: SeenSchema,
    atom: seenAtom,
    defaultValue: [],
    migrations: {},
  }),
  slice({
    name: 'ledger',
    // Version 2 added resting orders, version 3 the time when a fill was placed; older data keep their meaning.
    version: 3,
    schema: LedgerSchema,
    atom: ledgerAtom,
    defaultValue: OPENING_LEDGER,
    migrations: { 1: (ledger) => ledger, 2: (ledger) => ledger },
    readSealed: passedLedger,
    merge: mergeLedgers,
    count: countFills,
  }),
  slice({
    name: 'bots',
    version: 1,
    schema: BotsSchema,
    atom: botsAtom,
    defaultValue: [],
    migrations: {},
    mergeChanges: thingByThing(({ id }) => id),
    count: (bots) => bots.length,
  }),
  slice({
    name: 'layout',
    version: 1,
    schema: LayoutSchema,
    atom: layoutAtom,
    defaultValue: null,
    migrations: {},
    mergeChanges: mergeLayouts,
  }),
  slice({
    name: 'indicators',
    version: 1,
    schema: SavedIndicatorsSchema,
    atom: savedIndicatorsAtom,
    defaultValue: [],
    migrations: {},
    mergeChanges: thingByThing(({ id }) => id),
    count: (saved) => saved.length,
  }),
  slice({
    name: 'strategy',
    version: 1,
    schema: StrategyDraftSchema,
    atom: strategyDraftAtom,
    defaultValue: null,
    migrations: {},
  }),
  slice({
    name: 'customStrategy',
    version: 1,
    schema: CustomStrategySchema,
    atom: customStrategyAtom,
    defaultValue: null,
    migrations: {},
  }),
  slice({
    name: 'news',
    version: 1,
    schema: NewsMarksSchema,
    atom: newsMarksAtom,
    defaultValue: NO_NEWS_MARKS,
    migrations: {},
    mergeChanges: fieldByField({
      saved: thingByThing((id) => id),
      read: thingByThing((id) => id),
    }),
    count: ({ saved, read }) => new Set([...saved, ...read]).size,
  }),
  slice({
    name: 'market',
    version: 1,
    schema: v.nullable(OpeningSchema),
    atom: keptOpeningAtom,
    defaultValue: null,
    migrations: {},
  }),
]

/** Before anything was changed, everything was on the screen. */
function untouched({ order, hidden }: Layout): Layout {
  return { order: [...order, ...hidden], hidden: [], wide: [], collapsed: [] }
}

/** Those that the account is made of: without reversed ones, and without those of before it was started anew. */
function countFills(ledger: Ledger): number {
  const entries = foldOf(ledger).live.slice()
  return entries.filter(({ kind }) => kind === 'fill').length
}
