import type { Scale } from './geometry'

type Point = readonly [x: number, y: number]

/**
 * The line through points as an SVG path. Coordinates are rounded to whole units, at most half a pixel on screen, and
 * relative, because the twenty pictures of a page make up most of its document.
 */
export function lineThrough(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  if (!first) return ''
  let [x, y] = first
  const ways = rest.map((to) => {
    const way = `${to[0] - x} ${to[1] - y}`
    ;[x, y] = to
    return way
  })
  const start = `M${first.join(' ')}`
  return ways.length > 0 ? `${start}l${ways.join(' ').replaceAll(' -', '-')}` : start
}

/** The points of values at equal distances. */
export function pointsOf(values: readonly number[], x: Scale, y: Scale): Point[] {
  return values.map((value, index) => [x(index), y(value)])
}

/** A rectangle, for a path of many: its edges lie on whole units. */
export function box(left: number, top: number, width: number, height: number): string {
  const [x, y] = [Math.round(left), Math.round(top)]
  const [right, bottom] = [Math.round(left + width), Math.round(top + height)]
  return `M${x} ${y}H${right}V${bottom}H${x}z`
}

/** A vertical line to append to a path. */
export function upright(x: number, top: number, bottom: number): string {
  return `M${Math.round(x)} ${Math.round(top)}V${Math.round(bottom)}`
}

/** A point to append to a path with round line caps: it is as large as the line is wide. */
export function dot(x: number, y: number): string {
  return `M${Math.round(x)} ${Math.round(y)}h0`
}
