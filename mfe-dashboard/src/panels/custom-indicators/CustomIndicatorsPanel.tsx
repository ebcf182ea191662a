import { useRef } from 'react'
import { ChartStack } from '../../parts/ChartStack'
import { IndicatorForm } from './IndicatorForm'
import { IndicatorPreview } from './IndicatorPreview'
import { SavedIndicators } from './SavedIndicators'

export function CustomIndicatorsPanel() {
  const nameRef = useRef<HTMLSelectElement>(null)

  return (
    <ChartStack $gap={3} $rows="auto 1fr">
      <IndicatorForm nameRef={nameRef} />
      <IndicatorPreview />
      <SavedIndicators onEdit={() => nameRef.current?.focus()} />
    </ChartStack>
  )
}
