import { color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'
import { type Kpi, KPI_FACTS, type Trend, trendOf } from './kpi'
import { useText } from './texts'

const GLYPHS: Readonly<Record<Trend, string>> = { up: '▲', down: '▼', neutral: '■' }

const COLOURS: Readonly<Record<Trend, string>> = {
  up: color.up,
  down: color.down,
  neutral: color.t2,
}

/** The trend of a figure, as an arrow and a word; in the colours of gain and loss only where more is a gain. */
export function TrendMark({ kpi }: { kpi: Kpi }) {
  const t = useText()
  const trend = trendOf(kpi)

  return (
    <Mark $colour={KPI_FACTS[kpi.id].isGain ? COLOURS[trend] : color.t2}>
      <Glyph aria-hidden="true">{GLYPHS[trend]}</Glyph>
      {t(`trend.${trend}`)}
    </Mark>
  )
}

const Mark = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(1)};
  color: ${({ $colour }) => $colour};
  font-size: ${fontSize.s12};
`

const Glyph = styled.span`
  font-size: 0.7em;
`
