import { Stack } from '@aldergate/ui'
import { useRef } from 'react'
import { IndicatorForm } from './IndicatorForm'
import { IndicatorPreview } from './IndicatorPreview'
import { SavedIndicators } from './SavedIndicators'

export function CustomIndicatorsPanel() {
  const nameRef = useRef<HTMLSelectElement>(null)

  return (
    <Stack $gap={3}>
      <IndicatorForm nameRef={nameRef} />
      <IndicatorPreview />
      <SavedIndicators onEdit={() => nameRef.current?.focus()} />
    </Stack>
  )
}
