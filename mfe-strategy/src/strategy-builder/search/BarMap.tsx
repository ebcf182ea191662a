import { scaleOf, topOf } from '@aldergate/charts/plot'
import { isJudged } from '@aldergate/market/strategy'
import { color, fontSize, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { BEST_MARK, NOW_MARK, tintOf, UNJUDGED } from './mapLook'
import { MapGrid } from './MapGrid'
import { mapOf } from './searched'
import { shadeOf } from './shade'
import type { SweepMap, TakePlace } from './sweepMap'
import { useText } from './texts'
import { useCandidateText } from './useCandidateText'
import { useRoving } from './useRoving'

/** Every candidate of one number as a bar from zero. */
export function BarMap({ onTake, ...map }: SweepMap & { onTake: TakePlace }) {
  const t = useText()
  const format = useFormat()
  const { spoken, valueText } = useCandidateText(map)
  const { columns, placeAt, cellOf } = mapOf(map.sweep.axes)
  const cells = { columns: columns.length, rows: 1, placeAt, cellOf }
  const { tabIndexAt, gridProps } = useRoving(cells, map.best ?? 0, onTake)
  const { sweep, judge, least, best, now, reach } = map
  const values = sweep.scores.map((score) =>
    isJudged(score, judge, least) ? score.figures[judge] : Number.NaN,
  )
  const scale = scaleOf(values.filter(Number.isFinite), 4)
  const zero = topOf(0, scale)

  return (
    <MapGrid
      {...gridProps}
      columns={columns.length}
      aria-label={t('barsOf', { name: map.names[0] ?? '' })}
    >
      <tbody>
        <tr>
          {values.map((value, place) => {
            const isKnown = Number.isFinite(value)
            const top = isKnown ? topOf(value, scale) : 0
            return (
              <td key={place}>
                <Column
                  type="button"
                  data-place={place}
                  tabIndex={tabIndexAt(place)}
                  aria-label={spoken(place)}
                  aria-disabled={!onTake}
                  $isKnown={isKnown}
                >
                  {isKnown && (
                    <Bar
                      $isMarked={place === best || place === now}
                      style={{
                        top: `${Math.min(top, zero)}%`,
                        height: `${Math.abs(top - zero)}%`,
                        background: tintOf(shadeOf(value, judge, reach)),
                      }}
                    />
                  )}
                  <Zero style={{ top: `${zero}%` }} />
                  <Text>{isKnown ? valueText(place) : '–'}</Text>
                  {place === best && <Mark>{BEST_MARK}</Mark>}
                  {place === now && place !== best && <Mark>{NOW_MARK}</Mark>}
                </Column>
                <Tried>{format.number(columns[place] ?? 0)}</Tried>
              </td>
            )
          })}
        </tr>
      </tbody>
    </MapGrid>
  )
}

const Column = styled.button<{ $isKnown: boolean }>`
  container-type: inline-size;
  position: relative;
  display: block;
  width: 100%;
  height: 180px;
  padding: 0;
  border: 0;
  color: ${color.t1};
  font-size: ${fontSize.s12};
  background: ${({ $isKnown }) => ($isKnown ? color.s2 : UNJUDGED)};

  &:hover {
    box-shadow: inset 0 0 0 1px ${color.t1};
  }

  &:focus-visible {
    outline-offset: 0;
    z-index: 1;
  }
`

const Bar = styled.span<{ $isMarked: boolean }>`
  position: absolute;
  right: 2px;
  left: 2px;
  border: ${({ $isMarked }) => ($isMarked ? 2 : 1)}px solid
    ${({ $isMarked }) => ($isMarked ? color.t1 : color.borderStrong)};
`

const Zero = styled.span`
  position: absolute;
  right: 0;
  left: 0;
  border-top: 1px solid ${color.borderStrong};
`

const Text = styled.span`
  position: absolute;
  right: 0;
  bottom: 2px;
  left: 0;
  display: none;
  white-space: nowrap;

  @container (min-width: 46px) {
    display: block;
  }
`

const Mark = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  left: 0;
  font-size: ${fontSize.s11};
`

const Tried = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.t2};
  font-size: ${fontSize.s11};
  text-align: center;
  white-space: nowrap;
`
