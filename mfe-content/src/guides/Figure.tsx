import { color, fontSize, radius, space } from '@aldergate/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface FigureProps {
  /** Says all that the drawing shows. */
  title: string
  caption: string
  width: number
  height: number
  children: ReactNode
}

/** A drawing within a guide, with what it says in words. */
export function Figure({ title, caption, width, height, children }: FigureProps) {
  return (
    <Frame>
      <Drawing role="img" aria-label={title} viewBox={`0 0 ${width} ${height}`}>
        {children}
      </Drawing>
      <figcaption>{caption}</figcaption>
    </Frame>
  )
}

const Frame = styled.figure`
  max-width: 440px;
  margin-top: ${space(4)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
  color: ${color.t3};
  font-size: ${fontSize.s12};
  break-inside: avoid;
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  margin-bottom: ${space(2)};

  text {
    fill: ${color.t2};
    font-size: 12px;
    font-variant-numeric: tabular-nums lining-nums;
  }
`
