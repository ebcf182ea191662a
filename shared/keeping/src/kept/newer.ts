import { atom } from 'jotai'
import type { SliceName } from '@aldergate/contract'

/** The slices that a newer version of the app has stored: they are not overwritten, so changes of them are not kept. */
export const newerSlicesAtom = atom<readonly SliceName[]>([])
