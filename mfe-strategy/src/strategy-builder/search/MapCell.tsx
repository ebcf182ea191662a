import { isJudged } from '@aldergate/market/strategy'
import { color, fontSize, media, size } from '@aldergate/ui'
import { memo } from 'react'
import styled, { css } from 'styled-components'
import { BEST_MARK, NOW_MARK, tintOf, UNJUDGED } from './mapLook'
import { shadeOf } from './shade'
import type { CellFacts } from './sweepMap'
import { useCandidateText } from './useCandidateText'

interface MapCellProps extends CellFacts {
  place: number
  tabIndex: number
  /** Whether it is out of date. */
  isStale: boolean
}

/** One candidate: its text, if there is room, says the same as its tint. */
export const MapCell = memo(function MapCell({ place, tabIndex, isStale, ...map }: MapCellProps) {
  const { sweep, judge, least, best, now, reach } = map
  const { spoken, valueText } = useCandidateText(map)
  const score = sweep.scores[place]
  const isKnown = score !== undefined && isJudged(score, judge, least)
  const shade = isKnown ? shadeOf(score.figures[judge], judge, reach) : 0

  return (
    <td>
      <Cell
        type="button"
        data-place={place}
        tabIndex={tabIndex}
        aria-label={spoken(place)}
        aria-disabled={isStale}
        $isKnown={isKnown}
        $isBest={place === best}
        $isNow={place === now}
        style={isKnown ? { background: tintOf(shade) } : undefined}
      >
        <Text>{isKnown ? valueText(place) : '–'}</Text>
        {place === best && <Mark>{BEST_MARK}</Mark>}
        {place === now && place !== best && <Mark>{NOW_MARK}</Mark>}
      </Cell>
    </td>
  )
})

const Cell = styled.button<{ $isKnown: boolean; $isBest: boolean; $isNow: boolean }>`
  container-type: inline-size;
  position: relative;
  display: block;
  width: 100%;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: 2px;
  color: ${color.t1};
  font-size: ${fontSize.s12};
  background: ${({ $isKnown }) => ($isKnown ? color.s2 : UNJUDGED)};
  forced-color-adjust: none;
  ${({ $isBest, $isNow }) =>
    ($isBest || $isNow) &&
    css`
      box-shadow: inset 0 0 0 2px ${$isBest ? color.t1 : color.accent};
    `}

  &:hover {
    box-shadow: inset 0 0 0 1px ${color.t1};
  }

  &:focus-visible {
    outline-offset: 0;
    z-index: 1;
  }

  ${media.coarsePointer} {
    height: ${size.touch};
  }
`

/** Room for six digits, else only the tint: the figures are above the map and in the table. */
const Text = styled.span`
  display: none;
  white-space: nowrap;

  @container (min-width: 46px) {
    display: inline;
  }
`

const Mark = styled.span`
  position: absolute;
  top: 1px;
  right: 3px;
  font-size: 9px;
  line-height: 10px;

  @container (max-width: 45px) {
    inset: 0;
    display: grid;
    place-items: center;
  }
`
