import { MAX_SAVED_INDICATORS } from '@aldergate/market/state'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useIndicatorName } from '../../parts/own-indicators/useIndicatorName'
import { readPeriod } from './customIndicator'
import { draftAtom, isDraftSavedAtom, saveDraftAtom } from './indicators.atoms'
import { useText } from './texts'

/** Saves the form if it is valid; if not, the form itself says why. */
export function useSaveIndicator(): () => void {
  const t = useText()
  const nameOf = useIndicatorName()
  const draft = useAtomValue(draftAtom)
  const isSaved = useAtomValue(isDraftSavedAtom)
  const saveDraft = useSetAtom(saveDraftAtom)

  return () => {
    if (isSaved || 'error' in readPeriod(draft.typedPeriod)) return
    const indicator = nameOf(draft)
    if (saveDraft()) showToast(t('indicatorSaved', { indicator }), 'success')
    else showToast(t('tooMany', { max: MAX_SAVED_INDICATORS }), 'error')
  }
}
