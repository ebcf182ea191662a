import { atom } from 'jotai'
import { SAMPLE_API_CREDENTIALS } from './draft'

/** Kept by this page alone, in memory: no other part of the app reads it. */
export const apiCredentialsAtom = atom(SAMPLE_API_CREDENTIALS)
