/** The parts of the trader's data that may be kept on the device; the package `keeping` says how each is. */
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

/** The package that keeps the data: where the device keeps some, it comes before the first page. */
export const KEEPING = '@aldergate/keeping'

const PREFIX = 'aldergate.kept.'

/** There, with the value `yes`, while the trader wants their data kept on the device. */
export const KEEP_KEY = 'aldergate.keep'

export const KEEP_VALUE = 'yes'

/** Its value until all data have been stored for the first time: a reload honours it, and no other tab joins yet. */
export const KEEP_ASKED = 'asked'

/**
 * Its value for a moment before "Erase all data" removes it, so that other tabs erase what they show as well. From the
 * order in which the keys go they cannot tell: a hidden tab may look at the device before it has heard of them all. It
 * is no longer than the value that was there, so that a full device takes it.
 */
export const KEEP_ERASED = 'no'

/** There while copies are set aside of what was stored and could not be read. */
export const DAMAGED_KEY = 'aldergate.kept.damaged'

/**
 * The number of this browser, 0 to 9999, that deals it versions on trial. There as soon as one runs, asked or
 * not: ten thousand numbers tell nobody who somebody is.
 */
export const BROWSER_KEY = 'aldergate.browser'

/** The versions of the remotes that have worked in this browser: they stand in for one that does not. */
export const GOOD_VERSIONS_KEY = 'aldergate.goodVersions'

/** The pages that are being opened: one that never answers is found here by the next document. */
export const OPENINGS_KEY = 'aldergate.openings'

/** Of which store and release the newest composition was that this browser has seen: none that is older is taken. */
export const NEWEST_KEY = 'aldergate.newest'

/** The keys that composition itself needs: nothing of the trader's, so they are kept without being asked for. */
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
 * Returns the keys that are deleted when nothing is kept any longer, in this order. The choice goes first: a tab that
 * sees it go before the rest keeps its own data. After an erasure it goes last, because no tab shall keep any.
 */
export function keysToForget(isErased: boolean): readonly string[] {
  const keys = [KEEP_KEY, ...SLICE_NAMES.map(keyOf), DAMAGED_KEY]
  return isErased ? keys.toReversed() : keys
}

interface KeptKey {
  key: string
  holds: SliceName | 'choice' | 'damaged' | 'browser' | 'goodVersions' | 'openings' | 'newest'
}

/** Every key of localStorage that the app may write, and what for. */
export const KEPT_KEYS: readonly KeptKey[] = [
  { key: KEEP_KEY, holds: 'choice' },
  ...SLICE_NAMES.map((name) => ({ key: keyOf(name), holds: name })),
  { key: DAMAGED_KEY, holds: 'damaged' },
  { key: BROWSER_KEY, holds: 'browser' },
  { key: GOOD_VERSIONS_KEY, holds: 'goodVersions' },
  { key: OPENINGS_KEY, holds: 'openings' },
  { key: NEWEST_KEY, holds: 'newest' },
]
