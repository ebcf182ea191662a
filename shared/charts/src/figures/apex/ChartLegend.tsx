import styled from 'styled-components'
import { color, fontSize, space } from '@aldergate/ui'
import type { LegendEntry } from './legend'

/** The legend of a chart: the name of each colour. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null

  return (
    <List>
      {entries.map(({ name, color: tint, isDashed }, index) => (
        <Entry key={index}>
          <Swatch $tint={color[tint]} $isDashed={isDashed} />
          {name}
        </Entry>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`

const Swatch = styled.span<{ $tint: string; $isDashed: boolean }>`
  flex: none;
  width: ${({ $isDashed }) => ($isDashed ? '18px' : '12px')};
  ${({ $tint, $isDashed }) =>
    $isDashed
      ? `border-top: 2px dashed ${$tint};`
      : `height: 10px; border-radius: 2px; background: ${$tint};`}
`
