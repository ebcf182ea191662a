import { color } from '@aldergate/ui'
import type { Impact } from './events.data'

const BARS: Record<Impact, { filled: number; colour: string }> = {
  High: { filled: 3, colour: color.danger },
  Medium: { filled: 2, colour: color.warn },
  Low: { filled: 1, colour: color.info },
}

/** Three bars, filled according to the impact; a word stands beside them. */
export function ImpactMark({ impact }: { impact: Impact }) {
  const { filled, colour } = BARS[impact]
  return (
    <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          x={0.5 + bar * 4}
          y={7.5 - bar * 3}
          width="3"
          height={4 + bar * 3}
          fill={bar < filled ? colour : 'none'}
          stroke={bar < filled ? colour : color.borderStrong}
        />
      ))}
    </svg>
  )
}
