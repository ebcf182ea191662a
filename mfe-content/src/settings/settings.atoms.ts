import { erasableAtom } from '@aldergate/platform'
import { type Draft, SAMPLE_API_CREDENTIALS } from './draft'

/** Kept by this page alone, in memory: no other part of the app reads it. */
export const apiCredentialsAtom = erasableAtom(SAMPLE_API_CREDENTIALS)

const NOTHING: Partial<Draft> = {}

/** The changes that wait for a language. */
export const savingAtom = erasableAtom(NOTHING)
