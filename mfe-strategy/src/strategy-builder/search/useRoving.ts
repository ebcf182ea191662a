import { type KeyboardEvent, useRef, useState } from 'react'

/** One stop of the Tab key for many cells in columns and rows; arrows, Home, End and the pages lead through them. */
export function useRoving(columns: number, rows: number, start: { column: number; row: number }) {
  const [active, setActive] = useState(start)
  const gridRef = useRef<HTMLTableElement>(null)

  function move(event: KeyboardEvent) {
    const { column, row } = active
    const target = {
      ArrowLeft: { column: column - 1, row },
      ArrowRight: { column: column + 1, row },
      ArrowUp: { column, row: row - 1 },
      ArrowDown: { column, row: row + 1 },
      Home: event.ctrlKey ? { column: 0, row: 0 } : { column: 0, row },
      End: event.ctrlKey ? { column: columns - 1, row: rows - 1 } : { column: columns - 1, row },
      PageUp: { column, row: 0 },
      PageDown: { column, row: rows - 1 },
    }[event.key]
    if (!target) return
    event.preventDefault()
    const found = {
      column: Math.min(columns - 1, Math.max(0, target.column)),
      row: Math.min(rows - 1, Math.max(0, target.row)),
    }
    setActive(found)
    gridRef.current
      ?.querySelector<HTMLElement>(`[data-cell="${found.column} ${found.row}"]`)
      ?.focus()
  }

  return {
    gridRef,
    onKeyDown: move,
    /** Of one cell. */
    cellProps: (column: number, row: number) => ({
      'data-cell': `${column} ${row}`,
      tabIndex: active.column === column && active.row === row ? 0 : -1,
      onFocus: () => setActive({ column, row }),
    }),
  }
}
