import { Button, Card, ErrorState, Row } from '@aldergate/ui'
import { useState } from 'react'
import type { Kpi } from '../kpis/kpi'
import { useText } from '../texts'
import { CustomiseDrawer } from '../view/CustomiseDrawer'
import { type FileKind, useExport } from './useExport'

/** `kpis`: those that are shown, in their order; none while one of them is still being computed. */
export function QuickActions({ kpis }: { kpis: readonly Kpi[] | undefined }) {
  const t = useText()
  const { state, exportAs } = useExport(kpis ?? [])
  const [isCustomising, setIsCustomising] = useState(false)
  const isBusy = !kpis || state.status === 'writing'

  /** A button that is busy stays focusable, so it must ignore the press itself. */
  function press(kind: FileKind) {
    if (!isBusy) void exportAs(kind)
  }

  return (
    <Card heading={t('quickActions')}>
      <Row>
        <Button aria-disabled={isBusy} onClick={() => press('csv')}>
          {t('exportCsv')}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => press('pdf')}>
          {t('exportPdf')}
        </Button>
        <Button onClick={() => setIsCustomising(true)}>{t('customiseView')}</Button>
      </Row>
      {state.status === 'failed' && (
        <ErrorState
          title={t('exportFailed')}
          text={t('exportFailedHelp')}
          onRetry={() => void exportAs(state.kind)}
        />
      )}
      <CustomiseDrawer isOpen={isCustomising} onClose={() => setIsCustomising(false)} />
    </Card>
  )
}
