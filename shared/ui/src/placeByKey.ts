/** The arrows that lead on and back. */
const ARROWS: Readonly<Record<'column' | 'row' | 'both', Record<'on' | 'back', string[]>>> = {
  column: { on: ['ArrowDown'], back: ['ArrowUp'] },
  row: { on: ['ArrowRight'], back: ['ArrowLeft'] },
  both: { on: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'] },
}

/** A `KeyboardEvent`, or what it takes of one. */
interface Press {
  key: string
  altKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
}

interface Course {
  /** The arrangement of the items: a column by default. */
  arrows?: keyof typeof ARROWS
  /** Whether the last item wraps around to the first, and back. */
  isRound?: boolean
}

/**
 * The index that a key moves to from `index` among `count` items; `undefined` for other keys, and for combinations
 * such as Alt+←, which belong to the browser.
 */
export function placeByKey(
  { key, altKey, ctrlKey, metaKey }: Press,
  index: number,
  count: number,
  { arrows = 'column', isRound = false }: Course = {},
): number | undefined {
  const { on, back } = ARROWS[arrows]

  if (count === 0 || altKey || ctrlKey || metaKey) return undefined
  if (on.includes(key)) return isRound ? (index + 1) % count : Math.min(index + 1, count - 1)
  if (back.includes(key)) return isRound ? (index - 1 + count) % count : Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
