import { useFormat } from '../format/useFormat'
import { Direction } from './Direction'

/** A change in percent: ▲ and green when it rises, ▼ and red when it falls, ■ when it rounds to nothing. */
export function SignedChange({ percent }: { percent: number }) {
  const format = useFormat()
  const shown = Number(percent.toFixed(2))

  return <Direction change={shown}>{format.signedPercent(percent)}</Direction>
}
