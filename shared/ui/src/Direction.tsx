import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from './theme/tokens'

const MARKS = {
  up: { glyph: '▲', colour: color.up },
  down: { glyph: '▼', colour: color.down },
  level: { glyph: '■', colour: color.t2 },
} as const

/** A value with the way that it went: a glyph and a colour beside the sign that the value itself has. */
export function Direction({ change, children }: { change: number; children: ReactNode }) {
  const mark = MARKS[change > 0 ? 'up' : change < 0 ? 'down' : 'level']

  return (
    <Figure $colour={mark.colour}>
      <Glyph aria-hidden="true">{mark.glyph}</Glyph>
      {children}
    </Figure>
  )
}

const Figure = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(1)};
  color: ${({ $colour }) => $colour};
  white-space: nowrap;
`

const Glyph = styled.span`
  font-size: 0.7em;
`
