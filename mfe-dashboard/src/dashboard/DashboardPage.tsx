import { Button, Icon, Page } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { PANELS } from '../panels/panels.data'
import { useText } from '../texts'
import { arrangementAtom, canUndoAtom, undoAtom } from '../layout/layout.atoms'
import { PanelGrid } from './PanelGrid'
import { PanelsDrawer } from './PanelsDrawer'
import { PauseFeed } from './PauseFeed'
import { useLayoutChanges } from './useLayoutChanges'

export default function DashboardPage() {
  const t = useText()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const arrangement = useAtomValue(arrangementAtom)
  const canUndo = useAtomValue(canUndoAtom)
  const undo = useSetAtom(undoAtom)
  const { resetLayout } = useLayoutChanges()

  return (
    <Page
      wide
      isHeavy
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
            aria-disabled={!canUndo}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => undo()}
          >
            <Icon name="undo" />
            {t('undoLayout')}
          </Button>
          <Button variant="quiet" onClick={resetLayout}>
            {t('resetLayout')}
          </Button>
          <PauseFeed />
        </>
      }
    >
      <PanelGrid />
      <PanelsDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />
    </Page>
  )
}
