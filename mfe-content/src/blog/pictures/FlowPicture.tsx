import { color } from '@aldergate/ui'
import { Label } from './parts'
import { type FlowFacts, HEIGHT, MARGIN, WIDTH } from './picture'

const BOX = { width: 128, height: 64 }

/** Steps from the upper left to the lower right, each leading to the next. */
export function FlowPicture({ steps }: FlowFacts) {
  const count = Math.max(1, steps.length - 1)
  const stepX = (WIDTH - 2 * MARGIN - BOX.width) / count
  const stepY = (HEIGHT - 2 * MARGIN - BOX.height) / count

  return (
    <>
      {steps.map((step, index) => {
        const [x, y] = [MARGIN + index * stepX, MARGIN + index * stepY]
        const isLast = index === steps.length - 1
        const [fromX, fromY] = [x + BOX.width / 2, y + BOX.height]
        const [toX, toY] = [x + stepX, y + stepY + BOX.height / 2]
        return (
          <g key={step}>
            {!isLast && (
              <>
                <path
                  d={`M${fromX} ${fromY} V${toY} H${toX - 9}`}
                  fill="none"
                  stroke={color.borderStrong}
                  strokeWidth={2}
                />
                <path d={`M${toX - 1} ${toY} l-10 -6 v12 Z`} fill={color.borderStrong} />
              </>
            )}
            <rect
              x={x}
              y={y}
              width={BOX.width}
              height={BOX.height}
              rx={6}
              fill={color.s1}
              stroke={isLast ? color.up : color.accent}
              strokeWidth={2}
            />
            <Label
              x={x + BOX.width / 2}
              y={y + BOX.height / 2 + 7}
              textAnchor="middle"
              fill={color.t1}
            >
              {step}
            </Label>
          </g>
        )
      })}
    </>
  )
}
