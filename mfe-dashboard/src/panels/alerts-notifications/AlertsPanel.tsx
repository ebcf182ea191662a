import { space } from '@aldergate/shared/theme'
import styled from 'styled-components'
import { AlertEditor } from './AlertEditor'
import { AlertList } from './AlertList'
import { RuleList } from './RuleList'

export function AlertsPanel() {
  return (
    <Column>
      <AlertList />
      <AlertEditor />
      <RuleList />
    </Column>
  )
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
`
