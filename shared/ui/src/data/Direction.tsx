import { memo } from 'react'
import styled from 'styled-components'
import { LiveText } from '../LiveText'
import { color, space } from '../theme/tokens'

const GLYPHS = { up: '▲', down: '▼', level: '■' } as const

/** A value with its direction: a glyph and a colour in addition to the value's own sign. */
export const Direction = memo(function Direction({
  change,
  children,
}: {
  change: number
  children: string
}) {
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'level'

  return (
    <Figure data-way={way}>
      <Glyph way={way} />
      <LiveText text={children} />
    </Figure>
  )
})

/** Separate from the value, which changes with each price, while the direction seldom does. */
const Glyph = memo(function Glyph({ way }: { way: keyof typeof GLYPHS }) {
  return (
    <Small aria-hidden="true">
      <LiveText text={GLYPHS[way]} />
    </Small>
  )
})

/** Without interpolated functions, so that its class is computed once, however often the value changes. */
const Figure = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(1)};
  color: ${color.t2};
  white-space: nowrap;

  &:where([data-way='up']) {
    color: ${color.up};
  }

  &:where([data-way='down']) {
    color: ${color.down};
  }
`

const Small = styled.span`
  font-size: 0.7em;
`
