import { space } from '@aldergate/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { IndicatorForm } from './IndicatorForm'
import { IndicatorPreview } from './IndicatorPreview'
import { SavedIndicators } from './SavedIndicators'

export function CustomIndicatorsPanel() {
  const nameRef = useRef<HTMLSelectElement>(null)

  return (
    <Column>
      <IndicatorForm nameRef={nameRef} />
      <IndicatorPreview />
      <SavedIndicators onEdit={() => nameRef.current?.focus()} />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`
