import type { ComponentProps } from 'react'
import styled from 'styled-components'

interface GrowingProps extends ComponentProps<'div'> {
  /** Its own, in pixels: so high it makes the panel. */
  height: number
}

/**
 * A part of a `Column` that scrolls within itself. In a higher row, and in full screen, it takes the room that is left;
 * what it has taken is no height that is kept for a panel that rests.
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
