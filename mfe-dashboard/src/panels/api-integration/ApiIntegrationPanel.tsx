import { Stack } from '@aldergate/ui'
import { Credentials } from './Credentials'
import { PermissionList } from './PermissionList'
import { SampleRequest } from './SampleRequest'

export function ApiIntegrationPanel() {
  return (
    <Stack $gap={3}>
      <PermissionList />
      <Credentials />
      <SampleRequest />
    </Stack>
  )
}
