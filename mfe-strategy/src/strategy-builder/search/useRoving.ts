import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { TakePlace } from './sweepMap'

/** The layout of a grid's cells. */
interface Cells {
  columns: number
  rows: number
  placeAt: (column: number, row: number) => number
  cellOf: (place: number) => { column: number; row: number }
}

/**
 * A roving tabindex for many cells; arrows, Home, End, Page Up and Page Down move the focus, and a click takes a cell.
 * The listeners are on the grid, so that a new callback does not re-render the cells.
 */
export function useRoving(
  { columns, rows, placeAt, cellOf }: Cells,
  start: number,
  onTake: TakePlace,
) {
  const [chosen, setActive] = useState<number>()
  const gridRef = useRef<HTMLTableElement>(null)
  const active = chosen !== undefined && chosen < columns * rows ? chosen : start

  function move(event: KeyboardEvent) {
    const { column, row } = cellOf(active)
    const target = {
      ArrowLeft: [column - 1, row],
      ArrowRight: [column + 1, row],
      ArrowUp: [column, row - 1],
      ArrowDown: [column, row + 1],
      Home: [0, event.ctrlKey ? 0 : row],
      End: [columns - 1, event.ctrlKey ? rows - 1 : row],
      PageUp: [column, 0],
      PageDown: [column, rows - 1],
    }[event.key]
    if (!target) return
    event.preventDefault()
    const [toColumn = 0, toRow = 0] = target
    const place = placeAt(within(toColumn, columns), within(toRow, rows))
    gridRef.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }

  function follow({ target }: FocusEvent) {
    const place = placeIn(target)
    if (place !== undefined) setActive(place)
  }

  function take({ target }: MouseEvent) {
    const place = placeIn(target)
    if (place !== undefined) onTake?.(place)
  }

  return {
    /** The `tabIndex` of the cell at an index. */
    tabIndexAt: (place: number) => (place === active ? 0 : -1),
    gridProps: { ref: gridRef, onKeyDown: move, onFocus: follow, onClick: take },
  }
}

function within(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, place))
}

/** The candidate of a cell, or of an element in it. */
export function placeIn(target: EventTarget): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
  return cell ? Number(cell.dataset['place']) : undefined
}
