import { space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'

const GLYPHS = { 1: '▲', 0: '■', [-1]: '▼' } as const

/** How a count has changed. It has no colour: fewer open trades are neither a gain nor a loss. */
export function CountChange({ change }: { change: number }) {
  const format = useFormat()
  const sign = Math.sign(change) as keyof typeof GLYPHS

  return (
    <Figure translate="no">
      <Glyph aria-hidden="true">{GLYPHS[sign]}</Glyph>
      {sign === 1 && '+'}
      {format.number(change)}
    </Figure>
  )
}

const Figure = styled.span`
  white-space: nowrap;
`

const Glyph = styled.span`
  margin-right: ${space(1)};
  font-size: 0.7em;
`
