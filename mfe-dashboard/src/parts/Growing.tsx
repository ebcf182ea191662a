import type { ComponentProps } from 'react'
import styled from 'styled-components'

interface GrowingProps extends ComponentProps<'div'> {
  /** Its own height in pixels, which it adds to the panel's. */
  height: number
}

/**
 * A part of a `Column` that scrolls. In a higher row, and in full screen, it fills the remaining height, which does not
 * count in the height preserved for a resting panel.
 */
export function Growing({ height, ...rest }: GrowingProps) {
  return <Part {...rest} data-own-height={height} $height={height} />
}

const Part = styled.div<{ $height: number }>`
  flex: 1 0 ${({ $height }) => $height}px;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
`
