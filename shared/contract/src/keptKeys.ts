/** The parts of the trader's data that may be kept on the device; the package `keeping` defines how. */
export const SLICE_NAMES = [
  'settings',
  'watchlist',
  'alerts',
  'firedAlerts',
  'alertSides',
  'ledger',
  'bots',
  'layout',
  'indicators',
  'strategy',
  'customStrategy',
  'news',
  'market',
] as const

export type SliceName = (typeof SLICE_NAMES)[number]

/** The package that keeps the data: loaded before the first page if the device keeps some. */
export const KEEPING = '@aldergate/keeping'

const PREFIX = 'aldergate.kept.'

/** Set to `yes` while the trader wants their data kept on the device. */
export const KEEP_KEY = 'aldergate.keep'

export const KEEP_VALUE = 'yes'

/** Its value until all data have been stored for the first time: a reload continues, and no other tab joins yet. */
export const KEEP_ASKED = 'asked'

/**
 * Its value for a moment before "Erase all data" removes it, so that other tabs erase what they show as well. The
 * order in which keys are removed does not tell them: a hidden tab may read storage before all events have arrived. No
 * longer than the previous value, so that it fits on a full device.
 */
export const KEEP_ERASED = 'no'

/** Set while copies of unreadable stored data are kept. */
export const DAMAGED_KEY = 'aldergate.kept.damaged'

/**
 * The random number of this browser, 0 to 9999, that assigns it canaries. Stored once a canary runs, without asking:
 * ten thousand numbers identify nobody.
 */
export const BROWSER_KEY = 'aldergate.browser'

/** The versions of the remotes that have worked in this browser: they stand in for one that fails. */
export const GOOD_VERSIONS_KEY = 'aldergate.goodVersions'

/** The pages that are being opened: the next document finds those that never responded. */
export const OPENINGS_KEY = 'aldergate.openings'

/** The store, release and fingerprint of the newest composition that this browser has seen: older ones are refused. */
export const NEWEST_KEY = 'aldergate.newest'

/** The keys that composition itself needs: no data of the trader's, so they are stored without consent. */
export const KEPT_ALWAYS: readonly string[] = [
  BROWSER_KEY,
  GOOD_VERSIONS_KEY,
  OPENINGS_KEY,
  NEWEST_KEY,
]

export function keyOf(name: SliceName): string {
  return `${PREFIX}${name}`
}

/**
 * Returns the keys to delete when nothing is kept any longer, in this order. The choice goes first: a tab that sees it
 * removed before the data keeps its own. After an erasure it goes last, so that no tab keeps any.
 */
export function keysToForget(isErased: boolean): readonly string[] {
  const keys = [KEEP_KEY, ...SLICE_NAMES.map(keyOf), DAMAGED_KEY]
  return isErased ? keys.toReversed() : keys
}

interface KeptKey {
  key: string
  holds: SliceName | 'choice' | 'damaged' | 'browser' | 'goodVersions' | 'openings' | 'newest'
}

/** Every localStorage key that the app may write, and its purpose. */
export const KEPT_KEYS: readonly KeptKey[] = [
  { key: KEEP_KEY, holds: 'choice' },
  ...SLICE_NAMES.map((name) => ({ key: keyOf(name), holds: name })),
  { key: DAMAGED_KEY, holds: 'damaged' },
  { key: BROWSER_KEY, holds: 'browser' },
  { key: GOOD_VERSIONS_KEY, holds: 'goodVersions' },
  { key: OPENINGS_KEY, holds: 'openings' },
  { key: NEWEST_KEY, holds: 'newest' },
]
