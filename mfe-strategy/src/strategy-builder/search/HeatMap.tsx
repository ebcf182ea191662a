import { color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { MapCell } from './MapCell'
import { MapGrid } from './MapGrid'
import { mapOf } from './searched'
import type { SweepMap, TakePlace } from './sweepMap'
import { useText } from './texts'
import { useRoving } from './useRoving'

const HEAD_WIDTH = 96

/**
 * Every candidate of two varied numbers as a cell: the first number runs across, the second down. A cell only receives
 * whether it is the best or the strategy's own, so that a change re-renders two cells only.
 */
export function HeatMap({ onTake, names, ...facts }: SweepMap & { onTake: TakePlace }) {
  const t = useText()
  const format = useFormat()
  const { columns, rows = [], placeAt, cellOf } = mapOf(facts.sweep.axes)
  const cells = { columns: columns.length, rows: rows.length, placeAt, cellOf }
  const { tabIndexAt, gridProps } = useRoving(cells, facts.best ?? 0, onTake)
  const [across, down] = names

  return (
    <MapGrid
      {...gridProps}
      columns={columns.length}
      headWidth={HEAD_WIDTH}
      aria-label={t('mapOf', { across: across ?? '', down: down ?? '' })}
    >
      <thead>
        <tr>
          <Corner>
            <span>{t('axisDown', { name: down ?? '' })}</span>
            <span>{t('axisAcross', { name: across ?? '' })}</span>
          </Corner>
          {columns.map((value) => (
            <ColumnHead key={value} scope="col">
              {format.number(value)}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((rowValue, row) => (
          <tr key={rowValue}>
            <RowHead scope="row">{format.number(rowValue)}</RowHead>
            {columns.map((value, column) => {
              const place = placeAt(column, row)
              return (
                <MapCell
                  key={value}
                  {...facts}
                  best={facts.best === place ? place : undefined}
                  now={facts.now === place ? place : undefined}
                  place={place}
                  tabIndex={tabIndexAt(place)}
                  isStale={!onTake}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </MapGrid>
  )
}

const Corner = styled.td`
  position: sticky;
  left: 0;
  z-index: 2;
  width: var(--head);
  background: ${color.s1};
  padding-right: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
  line-height: 14px;
  text-align: right;
  overflow-wrap: anywhere;

  span {
    display: block;
  }
`

const ColumnHead = styled.th`
  padding: 0 1px 2px;
  overflow: hidden;
  white-space: nowrap;
  color: ${color.t2};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.medium};
  text-align: center;
  vertical-align: bottom;
`

const RowHead = styled.th`
  position: sticky;
  left: 0;
  z-index: 2;
  background: ${color.s1};
  padding-right: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.medium};
  text-align: right;
`
