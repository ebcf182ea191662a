import { color, media, space } from '@aldergate/ui'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { indexByKey, nearestIndex } from './curve'

interface PlotSurfaceProps {
  label: string
  /** The text that is read aloud for the point at the cursor. */
  spoken: string
  lefts: readonly number[]
  /** The index of the selected point; by default the newest. */
  cursor: number | undefined
  onMove: (cursor: number | undefined) => void
  children: ReactNode
}

/** The surface of plots over one time axis, with one cursor that pointer and keys move. */
export function PlotSurface({ label, spoken, lefts, cursor, onMove, children }: PlotSurfaceProps) {
  const newest = lefts.length - 1
  const index = cursor ?? newest

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) onMove(nearestIndex(lefts, ((event.clientX - left) / width) * 100))
  }

  function move(event: KeyboardEvent) {
    // Combinations such as Alt+← belong to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && cursor !== undefined) {
      event.stopPropagation()
      onMove(undefined)
      return
    }
    const target = indexByKey(event.key, event.shiftKey, index, lefts.length)
    if (target === undefined) return
    event.preventDefault()
    onMove(target)
  }

  return (
    <Surface
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={newest}
      aria-valuenow={index}
      aria-valuetext={spoken}
      onKeyDown={move}
      onBlur={() => onMove(undefined)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onMove(undefined)}
    >
      {children}
      {cursor !== undefined && <Cursor style={{ left: `${lefts[index]}%` }} />}
    </Surface>
  )
}

/** The frame of a surface and its time axis, with room for the value labels at the right, where traders expect them. */
export const PlotFigure = styled.div`
  --axis: 64px;

  display: grid;
  gap: ${space(1)};
  min-width: 0;

  ${media.phone} {
    --axis: 52px;
  }
`

const Surface = styled.div`
  position: relative;
  display: grid;
  gap: ${space(1)};
  margin-right: var(--axis);
  cursor: crosshair;
  touch-action: pan-y;
`

const Cursor = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 0;
  border-left: 1px dashed ${color.borderStrong};
  pointer-events: none;
`
