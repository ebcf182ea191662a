import { Button, Icon, Page, showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { PANELS } from '../panels/panels'
import { useText } from '../texts'
import {
  arrangementAtom,
  canUndoAtom,
  resetPanelsAtom,
  takeLayoutAtom,
  undoAtom,
} from './layout.atoms'
import { PanelGrid } from './PanelGrid'
import { PanelsDrawer } from './PanelsDrawer'

export default function DashboardPage() {
  const t = useText()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const arrangement = useAtomValue(arrangementAtom)
  const resetPanels = useSetAtom(resetPanelsAtom)
  const canUndo = useAtomValue(canUndoAtom)
  const undo = useSetAtom(undoAtom)
  const takeLayout = useSetAtom(takeLayoutAtom)

  function resetLayout() {
    resetPanels()
    showToast(t('layoutReset'), 'blank', {
      action: { label: t('undo'), onAction: () => takeLayout(arrangement) },
    })
  }

  return (
    <Page
      wide
      title={t('title')}
      intro={t('intro')}
      actions={
        <>
          <Button aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
            <Icon name="grid" />
            {t('panelsButton', { shown: arrangement.order.length, total: PANELS.length })}
          </Button>
          <Button
            variant="quiet"
            disabled={!canUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => undo()}
          >
            <Icon name="undo" />
            {t('undoLayout')}
          </Button>
          <Button variant="quiet" onClick={resetLayout}>
            {t('resetLayout')}
          </Button>
        </>
      }
    >
      <PanelGrid />
      <PanelsDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
    </Page>
  )
}
