/** Where an arrow key leads from `index` among `count` rows, which have ends; `undefined` for another key. */
export function placeByKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, index - 1)
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
