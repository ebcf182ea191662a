import { erasableAtom } from '@aldergate/platform'
import { savedIndicatorsAtom } from '@aldergate/market/state'
import { atom } from 'jotai'
import { type Analysis, drawnSettings, INITIAL_ANALYSIS } from './analysis'

/** Outlives the panel, so that hiding it loses no setting. */
export const analysisAtom = erasableAtom(INITIAL_ANALYSIS)

export const changeAnalysisAtom = atom(null, (_get, set, change: Partial<Analysis>) => {
  set(analysisAtom, (analysis) => ({ ...analysis, ...change }))
})

/** The indicators that the chart draws besides the candles, in whatever way they were set up. */
export const drawnSettingsAtom = atom((get) =>
  drawnSettings(get(analysisAtom), get(savedIndicatorsAtom)),
)

/** Draws one of the trader's own indicators, which switches to our chart, or removes it. */
export const toggleOwnIndicatorAtom = atom(null, (get, set, id: string) => {
  const { ownIds } = get(analysisAtom)
  if (ownIds.includes(id)) {
    set(changeAnalysisAtom, { ownIds: ownIds.filter((other) => other !== id) })
  } else set(changeAnalysisAtom, { ownIds: [...ownIds, id], view: 'simulated' })
})
