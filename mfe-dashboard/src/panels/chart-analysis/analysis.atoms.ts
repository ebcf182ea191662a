import { atom } from 'jotai'
import { type Analysis, INITIAL_ANALYSIS } from './analysis'

/** Outlives the panel, so that hiding it loses no setting. */
export const analysisAtom = atom(INITIAL_ANALYSIS)

export const changeAnalysisAtom = atom(null, (_get, set, change: Partial<Analysis>) => {
  set(analysisAtom, (analysis) => ({ ...analysis, ...change }))
})
