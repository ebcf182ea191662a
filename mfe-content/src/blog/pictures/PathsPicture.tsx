import { color } from '@aldergate/ui'
import { scaleOf, walk } from './geometry'
import { Level } from './parts'
import { lineThrough, pointsOf } from './paths'
import { HEIGHT, MARGIN, type PathsFacts, WIDTH } from './picture'

const COUNT = 90

/** The same rule, lived through many times: the paths that reach the floor end there. */
export function PathsPicture({ seed, drift, count, floor }: PathsFacts) {
  const walks = Array.from({ length: count }, (_, index) => walk(seed + index, COUNT, drift))
  const all = walks.flat()
  const x = scaleOf([0, COUNT - 1], MARGIN, WIDTH - MARGIN)
  const y = scaleOf(all, HEIGHT - MARGIN, MARGIN)
  const lowest = Math.min(...all)
  const limit = floor ? lowest + floor.at * (Math.max(...all) - lowest) : Number.NEGATIVE_INFINITY

  return (
    <>
      {walks.map((values, index) => {
        const end = values.findIndex((value) => value <= limit)
        const isLead = index === 0
        return (
          <path
            key={index}
            d={lineThrough(pointsOf(end < 0 ? values : values.slice(0, end + 1), x, y))}
            fill="none"
            stroke={end < 0 ? color.accent : color.down}
            strokeOpacity={isLead || end >= 0 ? 0.95 : 0.5}
            strokeWidth={isLead ? 2.5 : 1.5}
          />
        )
      })}
      {floor && <Level y={y(limit)} label={floor.label} tone="warn" />}
    </>
  )
}
