import { sliceColor } from '@aldergate/charts/plot'
import { color, fontSize, fontWeight } from '@aldergate/ui'
import styled from 'styled-components'
import type { Slice } from './allocation'

interface AllocationRingProps {
  label: string
  slices: readonly Slice[]
  /** In the middle of the ring. */
  total: string
}

/** The gap between two arcs, in percent of the circumference. */
const GAP = 0.6

/** The slices of the account round its total. It follows the prices, so it is a drawing of our own. */
export function AllocationRing({ label, slices, total }: AllocationRingProps) {
  const arcs = arcsOf(slices.map(({ sharePercent }) => sharePercent))

  return (
    <Place role="img" aria-label={label}>
      <Ring viewBox="0 0 100 100">
        {arcs.map(({ start, length }, index) => (
          <circle
            key={slices[index]?.key}
            cx="50"
            cy="50"
            r="40"
            fill="none"
            stroke={color[sliceColor(index)]}
            strokeWidth="15"
            pathLength="100"
            strokeDasharray={`${Math.max(0, length - (length < 100 ? GAP : 0))} 100`}
            strokeDashoffset={-start}
          />
        ))}
      </Ring>
      <Total>{total}</Total>
    </Place>
  )
}

/** A piece of a ring: where it begins, and how long it is, in percent of the round. */
interface Arc {
  start: number
  length: number
}

/** The arcs of the shares, one after the other from the top. */
function arcsOf(shares: readonly number[]): Arc[] {
  let start = 0
  return shares.map((length) => {
    const arc = { start, length }
    start += length
    return arc
  })
}

const Place = styled.div`
  position: relative;
  width: 100%;
  max-width: 240px;
  margin: 0 auto;
`

const Ring = styled.svg`
  display: block;
  width: 100%;
  transform: rotate(-90deg);
`

const Total = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  color: ${color.t1};
  font-size: ${fontSize.s16};
  font-weight: ${fontWeight.semibold};
`
