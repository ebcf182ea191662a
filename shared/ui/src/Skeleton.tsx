import styled, { keyframes } from 'styled-components'
import { color, radius } from './theme/tokens'
import { VisuallyHidden } from './VisuallyHidden'

interface SkeletonProps {
  /** The height of the content to come: pixels, or any CSS length. */
  height: number | string
  /** The text for screen readers; without it the skeleton is silent, as it should be beside others. */
  label?: string
}

/** A placeholder for content that is loading. It appears after 150 ms, so that faster content does not flicker. */
export function Skeleton({ height, label }: SkeletonProps) {
  return (
    <Block style={{ height }} {...(label && { role: 'status' })}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Block>
  )
}

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`

const Block = styled.div`
  border-radius: ${radius.panel};
  background: ${color.s2};
  animation: ${appear} 120ms ease-out 150ms backwards;
`
