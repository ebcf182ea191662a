import { showToast } from '@aldergate/shared/ui/toast'
import { useAtomValue, useSetAtom } from 'jotai'
import { readPeriod } from './customIndicator'
import { draftAtom, isDraftSavedAtom, saveDraftAtom } from './indicators.atoms'
import { useText } from './texts'

/** Saves the form when it can be saved; the form itself says why it cannot. */
export function useSaveIndicator(): () => void {
  const t = useText()
  const draft = useAtomValue(draftAtom)
  const isSaved = useAtomValue(isDraftSavedAtom)
  const saveDraft = useSetAtom(saveDraftAtom)

  return () => {
    if (isSaved || 'error' in readPeriod(draft.typedPeriod)) return
    const name = t(`indicator.${draft.indicatorName}`)
    const indicator = t('summary', { name, period: draft.period })
    saveDraft()
    showToast(t('indicatorSaved', { indicator }), 'success')
  }
}
