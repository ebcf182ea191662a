import { color, fontSize, media, radius, size, space } from '@aldergate/ui'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ChartFormat } from '../model/chartFormat'
import type { HandlePlace } from './handlePlaces'
import { cssColor, LINE_COLORS } from '../model/colors'
import type { PriceLine } from '../model/priceChartModel'
import { movedByKey, quoted } from './movedPrice'
import { useText } from '../texts'

const GRIP = '⇕'

/** The distance in pixels below which a drag counts as a click. */
const LEAST_DRAG = 3

/** Between prices and pixels from the upper edge of the price pane. */
export interface PriceScale {
  priceAt: (y: number) => number | undefined
  yAt: (price: number) => number | undefined
}

interface MovableLineProps {
  line: PriceLine
  /** Its position, in pixels from the pane's upper edge. */
  y: number
  height: number
  handle: HandlePlace
  format: Pick<ChartFormat, 'price' | 'decimals'>
  scale: PriceScale
  /** The id of the text that explains the keys. */
  keysId: string
}

/** The position of the line while it is being moved. */
interface Held {
  price: number
  /** Pixels from its original position. */
  by: number
}

/** A line's handle: dragged by pointer or moved by keys, and applied on release. */
export function MovableLine({ line, y, height, handle, format, scale, keysId }: MovableLineProps) {
  const t = useText()
  const startRef = useRef(0)
  const [held, setHeld] = useState<Held>()
  const own = quoted(line.price, format.decimals)
  const price = held?.price ?? own
  const meaning = line.meaningAt?.(price)

  function take(event: PointerEvent) {
    if (event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    startRef.current = event.clientY
    setHeld({ price: own, by: 0 })
  }

  function drag(event: PointerEvent) {
    if (!held || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const way = event.clientY - startRef.current
    if (held.by === 0 && Math.abs(way) < LEAST_DRAG) return
    const to = Math.min(height, Math.max(0, y + way))
    const [from, there] = [scale.priceAt(y), scale.priceAt(to)]
    if (from === undefined || there === undefined) return
    // A pixel spans many prices: moving by the distance keeps the line's exact offset.
    setHeld({ price: quoted(own + there - from, format.decimals), by: to - y })
  }

  function pressKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const moved = movedByKey(price, event, format.decimals)
    if (moved !== undefined) setHeld({ price: moved, by: (scale.yAt(moved) ?? y) - y })
    else if (event.key === 'Enter' && held) set()
    else if (event.key === 'Escape' && held) setHeld(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function set() {
    setHeld(undefined)
    if (held && held.price !== own) line.onMove?.(held.price)
  }

  return (
    <Place style={{ transform: `translateY(${y + (held ? held.by : handle.offset)}px)` }}>
      <Handle
        $isAside={handle.isAside}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('movableLine', { label: line.label })}
        aria-describedby={keysId}
        aria-valuemin={0}
        aria-valuemax={2 * line.price}
        aria-valuenow={price}
        aria-valuetext={[format.price(price), meaning].filter(Boolean).join(', ')}
        style={{ borderColor: cssColor(LINE_COLORS[line.kind]) }}
        data-held={held ? '' : undefined}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={set}
        onPointerCancel={() => setHeld(undefined)}
        onKeyDown={pressKey}
        onBlur={() => setHeld(undefined)}
      >
        <span aria-hidden="true">{GRIP}</span> {line.label}
        {held && <b>{format.price(price)}</b>}
        {meaning && <span>{meaning}</span>}
      </Handle>
    </Place>
  )
}

const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 0;
`

const Handle = styled.div<{ $isAside: boolean }>`
  position: absolute;
  ${({ $isAside }) => ($isAside ? 'right' : 'left')}: ${space(2)};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  max-width: calc(100% - ${space(4)});
  height: 20px;
  padding: 0 ${space(1)};
  overflow: hidden;
  transform: translateY(-50%);
  border: 1px solid;
  border-radius: ${radius.control};
  background: ${color.s2};
  color: ${color.t1};
  font-size: ${fontSize.s11};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: ns-resize;
  pointer-events: auto;
  touch-action: none;
  user-select: none;
  forced-color-adjust: none;

  &[data-held] {
    z-index: 1;
    background: ${color.s3};
  }

  ${media.coarsePointer} {
    height: ${size.touch};
  }
`
