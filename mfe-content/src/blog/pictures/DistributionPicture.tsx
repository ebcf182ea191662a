import { color } from '@aldergate/ui'
import { histogram, rounded } from './geometry'
import { Label } from './parts'
import { box, lineThrough } from './paths'
import { type DistributionFacts, HEIGHT, MARGIN, WIDTH } from './picture'

const BINS = 48
const DRAWS = 2_400

/** A histogram of the outcomes under the bell curve that was expected. */
export function DistributionPicture({ seed, tails, mark }: DistributionFacts) {
  const counts = histogram(seed, DRAWS, BINS, tails)
  const step = (WIDTH - 2 * MARGIN) / BINS
  const floor = HEIGHT - MARGIN
  const scale = (HEIGHT - 2 * MARGIN) / (Math.max(...counts) * 1.08)
  const place = (deviations: number) => rounded(MARGIN + ((deviations + 4) / 8) * BINS * step)
  const isBeyond = (bin: number) => {
    const deviations = ((bin + 0.5) / BINS) * 8 - 4
    return mark.at < 0 ? deviations < mark.at : deviations > mark.at
  }
  const bins = (areBeyond: boolean) =>
    counts
      .map((count, bin) =>
        isBeyond(bin) === areBeyond
          ? box(MARGIN + bin * step + 1, floor - count * scale, step - 2, count * scale)
          : '',
      )
      .join('')

  return (
    <>
      <path d={bins(false)} fill={color.accent} fillOpacity={0.4} />
      <path d={bins(true)} fill={color.down} fillOpacity={0.9} />
      <path
        d={bell(place, floor, scale * DRAWS * (8 / BINS))}
        fill="none"
        stroke={color.ma2}
        strokeWidth={2.5}
      />
      <line
        x1={place(mark.at)}
        x2={place(mark.at)}
        y1={MARGIN}
        y2={floor}
        stroke={color.warn}
        strokeWidth={1.5}
        strokeDasharray="6 5"
      />
      <Label
        x={place(mark.at) + (mark.at < 0 ? -8 : 8)}
        y={MARGIN + 18}
        textAnchor={mark.at < 0 ? 'end' : 'start'}
        fill={color.warn}
      >
        {mark.label}
      </Label>
    </>
  )
}

/** The normal density, in steps of a tenth of a deviation. */
function bell(place: (deviations: number) => number, floor: number, height: number): string {
  const points = Array.from({ length: 81 }, (_, index) => {
    const deviations = index / 10 - 4
    const density = Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)
    return [place(deviations), floor - density * height] as const
  })
  return lineThrough(points)
}
