import { space } from '@aldergate/ui'
import styled from 'styled-components'
import { AccountAlerts } from './AccountAlerts'
import { AccountFacts } from './AccountFacts'
import { LiveFigures } from './LiveFigures'
import { OverviewActions } from './OverviewActions'

export function OverviewPanel() {
  return (
    <Column>
      <LiveFigures />
      <AccountFacts />
      <AccountAlerts />
      <OverviewActions />
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`
