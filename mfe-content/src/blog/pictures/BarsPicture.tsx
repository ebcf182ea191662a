import { color } from '@aldergate/ui'
import { Label } from './parts'
import { type BarsFacts, HEIGHT, MARGIN, WIDTH } from './picture'

/** A few figures side by side; negative ones hang below the zero line. */
export function BarsPicture({ bars }: BarsFacts) {
  const values = bars.map(({ value }) => value)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const [top, bottom] = [MARGIN + 26, HEIGHT - MARGIN - 26 - (low < 0 ? 24 : 0)]
  const y = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top)
  const step = (WIDTH - 2 * MARGIN) / bars.length
  const width = Math.min(96, step * 0.6)

  return (
    <>
      {bars.map(({ label, value, shown, tone }, index) => {
        const center = MARGIN + (index + 0.5) * step
        const end = y(value)
        return (
          <g key={label}>
            <rect
              x={center - width / 2}
              y={Math.min(end, y(0))}
              width={width}
              height={Math.max(2, Math.abs(end - y(0)))}
              rx={3}
              fill={color[tone]}
              fillOpacity={0.75}
            />
            <Label
              x={center}
              y={value < 0 ? end + 22 : end - 8}
              textAnchor="middle"
              fill={color.t1}
            >
              {shown}
            </Label>
            <Label x={center} y={HEIGHT - MARGIN + 6} textAnchor="middle" fill={color.t3}>
              {label}
            </Label>
          </g>
        )
      })}
      <line x1={MARGIN} x2={WIDTH - MARGIN} y1={y(0)} y2={y(0)} stroke={color.borderStrong} />
    </>
  )
}
