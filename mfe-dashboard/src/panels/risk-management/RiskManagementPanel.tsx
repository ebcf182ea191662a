import { Column } from '../../parts/Column'
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
