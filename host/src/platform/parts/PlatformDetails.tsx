import { Stack } from '@aldergate/ui'
import { Suspense } from 'react'
import { useComposition } from '../../composition/CompositionContext'
import { OverrideFields } from './OverrideFields'
import { PackageUse } from './PackageUse'
import { ReleaseHistory } from './ReleaseHistory'

/** What few look for: it comes after the page. */
export function PlatformDetails() {
  const { allowsOverrides } = useComposition().registry
  return (
    <Suspense fallback={null}>
      <Stack $gap={3}>
        {allowsOverrides && <OverrideFields />}
        <PackageUse />
        <ReleaseHistory />
      </Stack>
    </Suspense>
  )
}
