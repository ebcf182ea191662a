import { InstrumentPicker } from '@aldergate/charts/picker'
import { TIMEFRAMES } from '@aldergate/market'
import { Button, Row, Stack } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import styled from 'styled-components'
import type { Analysis } from './analysis'
import { useText } from './texts'

interface AnalysisControlsProps {
  analysis: Analysis
  onChange: (change: Partial<Analysis>) => void
  onIndicators: () => void
}

/** The controls of the charts that stand outside the provider's frame. */
export function AnalysisControls({ analysis, onChange, onIndicators }: AnalysisControlsProps) {
  const t = useText()
  const { pair, timeframe, indicators } = analysis

  return (
    <Stack>
      <Row $spread>
        <Symbol>
          <InstrumentPicker
            label={t('symbol')}
            isLabelHidden
            value={pair}
            onChange={(next) => onChange({ pair: next })}
            data-lead-focus
          />
        </Symbol>
        <Button size="small" onClick={onIndicators}>
          {t('indicators', { count: indicators.length })}
        </Button>
      </Row>
      <ToggleGroup
        label={t('timeframe')}
        options={TIMEFRAMES.map((value) => ({ value, label: value }))}
        value={timeframe}
        onChange={(next) => onChange({ timeframe: next })}
      />
    </Stack>
  )
}

const Symbol = styled.div`
  width: 160px;
`
