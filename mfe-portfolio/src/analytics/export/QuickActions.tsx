import { Button, Card, ErrorState, Muted, Row, space } from '@aldergate/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Kpi } from '../kpis/kpi'
import { useText } from '../texts'
import { CustomiseDrawer } from '../view/CustomiseDrawer'
import { type FileKind, useExport } from './useExport'

/** `kpis`: the displayed figures in order; `undefined` while one of them is still being computed. */
export function QuickActions({ kpis }: { kpis: readonly Kpi[] | undefined }) {
  const t = useText()
  const { state, exportAs } = useExport(kpis ?? [])
  const [isCustomising, setIsCustomising] = useState(false)
  const emptyId = useId()
  const isEmpty = kpis?.length === 0
  const isOff = !kpis || isEmpty || state.status === 'writing'
  const offBecause = isEmpty ? emptyId : undefined

  /** A button that is off stays focusable, so it must ignore the press itself. */
  function press(kind: FileKind) {
    if (!isOff) void exportAs(kind)
  }

  return (
    <Card heading={t('quickActions')}>
      <Row>
        <Button aria-disabled={isOff} aria-describedby={offBecause} onClick={() => press('csv')}>
          {t('exportCsv')}
        </Button>
        <Button aria-disabled={isOff} aria-describedby={offBecause} onClick={() => press('pdf')}>
          {t('exportPdf')}
        </Button>
        <Button onClick={() => setIsCustomising(true)}>{t('customiseView')}</Button>
      </Row>
      <div role="status">
        {isEmpty && (
          <Empty id={emptyId} $color="t2">
            {t('nothingToExport')}
          </Empty>
        )}
      </div>
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

const Empty = styled(Muted)`
  margin-top: ${space(2)};
`
