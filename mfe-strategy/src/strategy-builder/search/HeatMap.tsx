import { color, fontSize, fontWeight, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { MapCell } from './MapCell'
import { mapOf } from './searched'
import type { CellActions, SweepMap } from './sweepMap'
import { useText } from './texts'
import { useCandidateText } from './useCandidateText'
import { useRoving } from './useRoving'

/** Every candidate of two numbers as a cell: the first number runs across, the second down. */
export function HeatMap({ onLook, onTake, ...map }: SweepMap & CellActions) {
  const t = useText()
  const format = useFormat()
  const { spoken, valueText } = useCandidateText(map)
  const { columns, rows = [], placeAt, cellOf } = mapOf(map.sweep.axes)
  const { gridRef, onKeyDown, cellProps } = useRoving(
    columns.length,
    rows.length,
    cellOf(map.best ?? 0),
  )
  const [across, down] = map.names

  return (
    <Scroller onPointerLeave={() => onLook(undefined)} onBlur={() => onLook(undefined)}>
      <Grid
        ref={gridRef}
        role="grid"
        aria-label={t('mapOf', { across: across ?? '', down: down ?? '' })}
        onKeyDown={onKeyDown}
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
                    {...map}
                    place={place}
                    label={spoken(place)}
                    text={valueText(place)}
                    control={cellProps(column, row)}
                    onLook={onLook}
                    onTake={onTake}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  )
}

const Scroller = styled.div`
  min-width: 0;
  padding: 2px;
  overflow-x: auto;
`

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 1px;
  table-layout: fixed;
  font-variant-numeric: tabular-nums lining-nums;
`

const Corner = styled.td`
  width: 96px;
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
  min-width: 14px;
  padding: 0 1px 2px;
  overflow: hidden;
  color: ${color.t2};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.medium};
  text-align: center;
  vertical-align: bottom;
`

const RowHead = styled.th`
  padding-right: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s11};
  font-weight: ${fontWeight.medium};
  text-align: right;
`
