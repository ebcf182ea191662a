/** The arrows that lead on and back. */
const ARROWS: Readonly<Record<'column' | 'row' | 'both', Record<'on' | 'back', string[]>>> = {
  column: { on: ['ArrowDown'], back: ['ArrowUp'] },
  row: { on: ['ArrowRight'], back: ['ArrowLeft'] },
  both: { on: ['ArrowRight', 'ArrowDown'], back: ['ArrowLeft', 'ArrowUp'] },
}

interface Course {
  /** How the things stand: below each other, unless it is said. */
  arrows?: keyof typeof ARROWS
  /** From the last to the first, and back, where a list would have ends. */
  isRound?: boolean
}

/** Where a key leads from `index` among `count` things; `undefined` for a key that leads nowhere. */
export function placeByKey(
  key: string,
  index: number,
  count: number,
  { arrows = 'column', isRound = false }: Course = {},
): number | undefined {
  const { on, back } = ARROWS[arrows]

  if (count === 0) return undefined
  if (on.includes(key)) return isRound ? (index + 1) % count : Math.min(index + 1, count - 1)
  if (back.includes(key)) return isRound ? (index - 1 + count) % count : Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
