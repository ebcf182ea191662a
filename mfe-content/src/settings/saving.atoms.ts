import { erasableAtom } from '@aldergate/platform'
import type { Draft } from './draft'

const NOTHING: Partial<Draft> = {}

/** The changes that wait for a language. */
export const savingAtom = erasableAtom(NOTHING)
