/** Where a key leads within a row of `count` things, round its ends; `-1` for a key that leads nowhere. */
export function stepped(key: string, current: number, count: number): number {
  if (count === 0) return -1
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return -1
}
