import styled, { keyframes } from 'styled-components'
import { color, radius } from './theme/tokens'
import { VisuallyHidden } from './VisuallyHidden'

interface SkeletonProps {
  /** In pixels, or any CSS length: that of what is to come. */
  height: number | string
  /** Said to who listens; without it the skeleton is silent, as beside others it should be. */
  label?: string
}

/** The place of what is still loading. It shows after 150 ms: what comes sooner never flickers. */
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
