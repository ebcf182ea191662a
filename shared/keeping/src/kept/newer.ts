import { atom } from 'jotai'
import type { SliceName } from '@aldergate/contract'

/** The slices stored by a newer version of the app: they are not overwritten, so changes of them are not stored. */
export const newerSlicesAtom = atom<readonly SliceName[]>([])
