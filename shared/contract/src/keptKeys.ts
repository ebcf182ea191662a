/** The parts of the trader's data that may be kept on the device; the package `keeping` says what each is. */
export const SLICE_NAMES = [
  'settings',
  'watchlist',
  'alerts',
  'ledger',
  'layout',
  'indicators',
] as const

export type SliceName = (typeof SLICE_NAMES)[number]

const PREFIX = 'aldergate.kept.'

/** There, with the value `yes`, while the trader wants their data kept on the device. */
export const KEEP_KEY = 'aldergate.keep'

export const KEEP_VALUE = 'yes'

export function keyOf(name: SliceName): string {
  return `${PREFIX}${name}`
}

/** Every key of localStorage that may hold data of the trader, and what for. */
export const KEPT_KEYS: readonly { key: string; holds: SliceName | 'choice' }[] = [
  { key: KEEP_KEY, holds: 'choice' },
  ...SLICE_NAMES.map((name) => ({ key: keyOf(name), holds: name })),
]
