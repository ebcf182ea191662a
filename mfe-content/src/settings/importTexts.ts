import type { DocumentProblem } from '@aldergate/keeping'
import type { SliceName } from '@aldergate/contract'

/** What each part of the trader's data is called, with how many there are where they are counted. */
export const PART_TEXTS = {
  settings: 'settings.partSettings',
  watchlist: 'settings.partWatchlist',
  alerts: 'settings.partAlerts',
  ledger: 'settings.partLedger',
  layout: 'settings.partLayout',
  indicators: 'settings.partIndicators',
} as const satisfies Record<SliceName, string>

/** Why a file cannot be imported. */
export const PROBLEM_TEXTS = {
  'too-large': 'settings.importTooLarge',
  'not-json': 'settings.importNotJson',
  'other-product': 'settings.importOtherProduct',
  newer: 'settings.importNewer',
  'unknown-part': 'settings.importCorrupt',
  corrupt: 'settings.importCorrupt',
  empty: 'settings.importEmpty',
} as const satisfies Record<DocumentProblem, string>
