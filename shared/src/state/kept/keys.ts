import { SLICE_NAMES, type SliceName } from './slice'

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
