import { Button } from '@aldergate/shared/ui/Button'
import { Icon } from '@aldergate/shared/ui/Icon'
import { Page } from '@aldergate/shared/ui/Page'
import { showToast } from '@aldergate/shared/ui/toast'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { PANELS } from '../panels/panels'
import { useText } from '../texts'
import { panelIdsAtom, resetPanelsAtom, restorePanelsAtom } from './layout.atoms'
import { PanelGrid } from './PanelGrid'
import { PanelsDrawer } from './PanelsDrawer'

export default function DashboardPage() {
  const t = useText()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const ids = useAtomValue(panelIdsAtom)
  const resetPanels = useSetAtom(resetPanelsAtom)
  const restorePanels = useSetAtom(restorePanelsAtom)

  function resetLayout() {
    resetPanels()
    showToast(t('layoutReset'), 'blank', {
      action: { label: t('undo'), onAction: () => restorePanels(ids) },
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
            {t('panelsButton', { shown: ids.length, total: PANELS.length })}
          </Button>
          <Button variant="quiet" onClick={resetLayout}>
            <Icon name="undo" />
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
