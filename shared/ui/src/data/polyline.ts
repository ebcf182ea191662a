/** The points of a line through `values` that fills a box, oldest at the left, in SVG syntax. */
export function polylinePoints(values: readonly number[], width: number, height: number): string {
  const known = values.filter(Number.isFinite)
  const lowest = Math.min(...known)
  const range = Math.max(...known) - lowest
  const step = known.length > 1 ? width / (known.length - 1) : 0

  return known
    .map((value, index) => {
      const share = range > 0 ? (value - lowest) / range : 0.5
      return `${rounded(index * step)},${rounded(height - share * height)}`
    })
    .join(' ')
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}
