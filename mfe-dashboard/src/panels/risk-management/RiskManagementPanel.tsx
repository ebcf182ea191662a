import { space } from '@aldergate/ui'
import styled from 'styled-components'
import { ExposureBar } from './ExposureBar'
import { LossPreview } from './LossPreview'
import { RiskAlerts } from './RiskAlerts'
import { RiskForm } from './RiskForm'
import { RiskHistory } from './RiskHistory'
import { RiskLog } from './RiskLog'

export function RiskManagementPanel() {
  return (
    <Column>
      <RiskForm />
      <ExposureBar />
      <LossPreview />
      <RiskAlerts />
      <RiskLog />
      <RiskHistory />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
`
