import { Stack } from '@aldergate/ui'
import { useComposition } from '../../composition/useComposition'
import { OverrideFields } from './OverrideFields'
import { PackageUse } from './PackageUse'
import { ReleaseHistory } from './ReleaseHistory'

/** The sections below the parts: how to override one, which remote uses which package, and what was live before. */
export function PlatformDetails() {
  const { allowsOverrides } = useComposition().registry
  return (
    <Stack $gap={3}>
      {allowsOverrides && <OverrideFields />}
      <PackageUse />
      <ReleaseHistory />
    </Stack>
  )
}
