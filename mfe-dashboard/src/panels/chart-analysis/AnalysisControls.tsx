import { TIMEFRAMES, TRADE_TICKERS } from '@aldergate/market'
import { Button, Row, SelectField, Stack, ToggleGroup } from '@aldergate/ui'
import styled from 'styled-components'
import type { Analysis } from './analysis'
import { useText } from './texts'

interface AnalysisControlsProps {
  analysis: Analysis
  onChange: (change: Partial<Analysis>) => void
  onIndicators: () => void
}

/** What of the charts can be chosen, outside the provider's frame. */
export function AnalysisControls({ analysis, onChange, onIndicators }: AnalysisControlsProps) {
  const t = useText()
  const { ticker, timeframe, indicators } = analysis

  return (
    <Stack>
      <Row $spread>
        <Symbol>
          <SelectField
            label={t('symbol')}
            isLabelHidden
            value={ticker}
            options={TRADE_TICKERS.map((value) => ({ value, label: value }))}
            onChange={(next) => onChange({ ticker: next })}
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
  width: 140px;
`
