import { useRef } from 'react'
import { ChartStack } from '../../parts/ChartStack'
import { IndicatorForm } from './IndicatorForm'
import { IndicatorPreview } from './IndicatorPreview'
import { SavedIndicators } from './SavedIndicators'

export function CustomIndicatorsPanel() {
  const nameRef = useRef<HTMLSelectElement>(null)
  const editRef = useRef<HTMLButtonElement>(null)

  return (
    <ChartStack $gap={3} $rows="auto 1fr">
      <IndicatorForm nameRef={nameRef} onCancel={() => editRef.current?.focus()} />
      <IndicatorPreview />
      <SavedIndicators editRef={editRef} onEdit={() => nameRef.current?.focus()} />
    </ChartStack>
  )
}
