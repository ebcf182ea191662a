import { useState } from 'react'
import styled from 'styled-components'
import { Dialog, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { ExternalChart, type Instrument } from './ExternalChart'
import { useText } from './texts'
import { CHART_TYPES, type ChartType } from './widgetUrl'
import type { PriceLine, TradeMarker } from '../price/PriceChart'

interface ChartModalProps {
  instrument: Instrument
  isOpen: boolean
  onClose: () => void
  markers?: readonly TradeMarker[]
  lines?: readonly PriceLine[]
}

const HEIGHT = 600

/** An external chart, enlarged. It has a frame of its own, because an iframe that is moved in the document reloads. */
export function ChartModal({ instrument, isOpen, onClose, ...marks }: ChartModalProps) {
  const t = useText()
  const [chartType, setChartType] = useState<ChartType>('Standard')

  return (
    <Dialog
      title={t('enlargedChart', { instrument })}
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
    >
      <Stack>
        <TypeField>
          <SelectField
            label={t('chartType')}
            value={chartType}
            options={CHART_TYPES.map((type) => ({ value: type, label: t(type) }))}
            onChange={setChartType}
          />
        </TypeField>
        <ExternalChart instrument={instrument} chartType={chartType} height={HEIGHT} {...marks} />
      </Stack>
    </Dialog>
  )
}

const TypeField = styled.div`
  max-width: 200px;
`
