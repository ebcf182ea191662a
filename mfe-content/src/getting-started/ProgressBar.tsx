import { color, radius } from '@aldergate/ui'
import styled from 'styled-components'

interface ProgressBarProps {
  label: string
  value: number
  max: number
}

/** A progress bar; the words beside it say the same. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={value}
      aria-valuemax={max}
    >
      <rect width={`${(value / max) * 100}%`} height="100%" />
    </Track>
  )
}

const Track = styled.svg`
  display: block;
  width: 100%;
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.s3};
  fill: ${color.ok};
`
