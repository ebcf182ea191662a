import { color } from '@aldergate/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export const WIDTH = 480
export const HEIGHT = 270

export interface PictureProps {
  /** Describes the picture for readers who cannot see it. */
  alt: string
}

interface DrawingProps extends PictureProps {
  /** Heights of the horizontal lines behind the drawing. */
  lines?: readonly number[]
  children: ReactNode
}

/** The ground of every picture: 16 by 9, in the colours of the theme. */
export function Drawing({ alt, lines = [], children }: DrawingProps) {
  return (
    <Ground viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={alt}>
      {lines.map((y) => (
        <line key={y} x1="0" x2={WIDTH} y1={y} y2={y} stroke={color.grid} />
      ))}
      {children}
    </Ground>
  )
}

const Ground = styled.svg`
  display: block;
  width: 100%;
  background: ${color.s1};
  font-size: 11px;
`
