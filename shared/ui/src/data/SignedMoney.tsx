import { useFormat } from '../format/useFormat'
import { Direction } from './Direction'

/** A gain or a loss in pounds, looking as `SignedChange` does. */
export function SignedMoney({ gbp }: { gbp: number }) {
  const format = useFormat()
  const shown = Number(gbp.toFixed(2))

  return <Direction change={shown}>{format.signedMoney(gbp)}</Direction>
}
