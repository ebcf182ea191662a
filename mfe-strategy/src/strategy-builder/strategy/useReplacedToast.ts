import { showToast } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useText } from '../../texts'
import { type Replacement, takeBackAtom } from './builder.atoms'

/** Tells of a replaced strategy, with an Undo: one that would lose later edits changes nothing, and says so. */
export function useReplacedToast() {
  const t = useText()
  const takeBack = useSetAtom(takeBackAtom)

  return function tell(
    text: string,
    kind: 'success' | 'blank',
    replacement: Replacement,
    focusBack?: () => void,
  ) {
    const onAction = () => {
      if (!takeBack(replacement)) showToast(t('notUndone'))
      focusBack?.()
    }
    showToast(text, kind, { action: { label: t('undo'), onAction } })
  }
}
