import { space } from '@aldergate/ui'
import styled from 'styled-components'
import { Credentials } from './Credentials'
import { PermissionList } from './PermissionList'
import { SampleRequest } from './SampleRequest'

export function ApiIntegrationPanel() {
  return (
    <Column>
      <PermissionList />
      <Credentials />
      <SampleRequest />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`
