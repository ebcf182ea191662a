import { type Layout, layoutAtom, useAtomCallback } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import type { PanelId } from '../panels/panel'
import { useText } from '../texts'
import {
  hidePanelAtom,
  placesAtom,
  resetPanelsAtom,
  restoreLayoutAtom,
  showPanelAtom,
  takeLayoutAtom,
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

  const hidePanel = useAtomCallback((get, set, id: PanelId) => {
    set(hidePanelAtom, id)
    const places = get(placesAtom)
    tell(t('panelHidden', { title: t(`${id}.title`) }), () => set(showPanelAtom, id, places))
  })

  const resetLayout = useAtomCallback((get, set) => {
    const before = get(layoutAtom)
    set(resetPanelsAtom)
    tell(t('layoutReset'), before ? () => set(restoreLayoutAtom, before) : undefined)
  })

  const importLayout = useAtomCallback((get, set, layout: Layout) => {
    const before = get(layoutAtom)
    set(takeLayoutAtom, layout)
    tell(t('layoutImported'), () => set(restoreLayoutAtom, before), 'success')
  })

  return { hidePanel, resetLayout, importLayout }
}
