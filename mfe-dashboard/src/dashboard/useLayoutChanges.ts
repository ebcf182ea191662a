import { type Layout, useAtomCallback } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import type { PanelId } from '../panels/panel'
import { useText } from '../texts'
import {
  type Change,
  hidePanelAtom,
  resetPanelsAtom,
  restoreLayoutAtom,
  showAllPanelsAtom,
  showPanelAtom,
  takeLayoutAtom,
  undoIfNewestAtom,
} from '../layout/layout.atoms'

/** Layout changes that are announced with one toast and its Undo each, wherever they were triggered. */
export function useLayoutChanges() {
  const t = useText()

  function tell(text: string, onUndo: (() => void) | undefined, kind?: 'success') {
    showToast(text, kind, {
      action: onUndo && { label: t('undo'), onAction: onUndo },
      entry: { kind: 'layout' },
    })
  }

  /** An older change is taken back by one of its own, which can be undone as well. */
  const takeBack = useAtomCallback((_get, set, change: Change) => {
    if (!set(undoIfNewestAtom, change)) set(restoreLayoutAtom, change)
  })

  const hidePanel = useAtomCallback((_get, set, id: PanelId) => {
    const change = set(hidePanelAtom, id)

    function showAgain(hiding: Change) {
      if (!set(undoIfNewestAtom, hiding, { kind: 'panelShown', id })) set(showPanelAtom, id)
    }

    tell(t('panelHidden', { title: t(`${id}.title`) }), change && (() => showAgain(change)))
  })

  const showAllPanels = useAtomCallback((_get, set) => {
    const change = set(showAllPanelsAtom)
    tell(t('allShown'), () => takeBack(change))
  })

  const resetLayout = useAtomCallback((_get, set) => {
    const change = set(resetPanelsAtom)
    tell(t('layoutReset'), change && (() => takeBack(change)))
  })

  const importLayout = useAtomCallback((_get, set, layout: Layout) => {
    const change = set(takeLayoutAtom, layout)
    tell(t('layoutImported'), () => takeBack(change), 'success')
  })

  return { hidePanel, showAllPanels, resetLayout, importLayout }
}
