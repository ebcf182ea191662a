import { memo } from 'react'
import styled from 'styled-components'
import { LiveText } from '../LiveText'
import { color, space } from '../theme/tokens'

const GLYPHS = { up: '▲', down: '▼', level: '■' } as const

/** A value with the way that it went: a glyph and a colour beside the sign that the value itself has. */
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

/** Apart from the value, which changes with each price: the way seldom does. */
const Glyph = memo(function Glyph({ way }: { way: keyof typeof GLYPHS }) {
  return (
    <Small aria-hidden="true">
      <LiveText text={GLYPHS[way]} />
    </Small>
  )
})

/** Without a function: its class is found once, however often the value moves. */
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
