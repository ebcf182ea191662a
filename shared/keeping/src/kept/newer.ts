import { atom } from 'jotai'
import type { SliceName } from '@aldergate/contract'

/** What stands on the device in a newer version of the app: it is not overwritten, so changes of it are not kept. */
export const newerSlicesAtom = atom<readonly SliceName[]>([])
