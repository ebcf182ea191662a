import { useLedgerMarks } from '@aldergate/charts/marks'
import { IndicatorDrawer } from '@aldergate/charts/price'
import { Button, color, fontSize, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { ChartStack } from '../../parts/ChartStack'
import { useDraftOrder } from '../../parts/useDraftOrder'
import { analysisAtom, changeAnalysisAtom } from './analysis.atoms'
import { AnalysisChart } from './AnalysisChart'
import { AnalysisControls } from './AnalysisControls'
import { OwnIndicators } from './OwnIndicators'
import { useText } from './texts'

export function ChartAnalysisPanel() {
  const t = useText()
  const analysis = useAtomValue(analysisAtom)
  const change = useSetAtom(changeAnalysisAtom)
  const draftOrder = useDraftOrder('chart-analysis')
  const { pair, indicators } = analysis
  const marks = useLedgerMarks(pair, t('averageCost'))
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  return (
    <ChartStack $gap={3} $rows="auto auto 1fr">
      <AnalysisControls
        analysis={analysis}
        onChange={change}
        onIndicators={() => setIsDrawerOpen(true)}
      />
      <OwnIndicators />
      <AnalysisChart analysis={analysis} {...marks} />
      <Foot>
        <p>{t('trades', { count: marks.markers.length, pair })}</p>
        <Button size="small" onClick={() => draftOrder(pair)}>
          {t('trade', { pair })}
        </Button>
      </Foot>
      <IndicatorDrawer
        settings={indicators}
        onChange={(next) => change({ indicators: next })}
        isOpen={isDrawerOpen}
        onClose={() => setIsDrawerOpen(false)}
      />
    </ChartStack>
  )
}

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
