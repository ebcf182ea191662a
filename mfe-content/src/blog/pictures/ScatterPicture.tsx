import { color } from '@aldergate/ui'
import { cloud, scaleOf } from './geometry'
import { dot } from './paths'
import { HEIGHT, MARGIN, type ScatterFacts, WIDTH } from './picture'

const COUNT = 130

/** The returns of two markets, a point for each day, and the line through them. */
export function ScatterPicture({ seed, correlation }: ScatterFacts) {
  const points = cloud(seed, COUNT, correlation)
  const x = scaleOf([-3, 3], MARGIN, WIDTH - MARGIN)
  const y = scaleOf([-3, 3], HEIGHT - MARGIN, MARGIN)
  const dots = (isTogether: boolean) =>
    points
      .filter(([first, second]) => (first > 0 === second > 0) === isTogether)
      .map(([first, second]) => dot(x(first), y(Math.max(-3, Math.min(3, second)))))
      .join('')

  return (
    <>
      <g stroke={color.borderStrong}>
        <line x1={x(0)} x2={x(0)} y1={MARGIN} y2={HEIGHT - MARGIN} />
        <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y(0)} y2={y(0)} />
      </g>
      <g strokeWidth={8} strokeLinecap="round" strokeOpacity={0.75}>
        <path d={dots(true)} stroke={color.accent} />
        <path d={dots(false)} stroke={color.ma1} />
      </g>
      <line
        x1={x(-3)}
        x2={x(3)}
        y1={y(-3 * correlation)}
        y2={y(3 * correlation)}
        stroke={color.ma2}
        strokeWidth={2.5}
      />
    </>
  )
}
