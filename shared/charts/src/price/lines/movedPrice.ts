/** The share of its price by which a key moves a line, and a key with Shift. */
const SMALL = 0.0005
const LARGE = 0.005

/** The price to which an arrow key moves a line; `undefined` for other keys. */
export function movedByKey(
  price: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  decimals: number,
): number | undefined {
  const way = key === 'ArrowUp' ? 1 : -1
  if (way === -1 && key !== 'ArrowDown') return undefined
  // Never less than the least that prices differ by.
  const by = Math.max(price * (shiftKey ? LARGE : SMALL), 10 ** -decimals)
  return quoted(price + way * by, decimals)
}

/** A price as it is quoted, and above zero. */
export function quoted(price: number, decimals: number): number {
  return Math.max(10 ** -decimals, Number(price.toFixed(decimals)))
}
