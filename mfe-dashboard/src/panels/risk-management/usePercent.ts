import { useFormat } from '@aldergate/ui'
import { decimalsOf } from '@aldergate/ui/decimals'

/** Writes a percentage with all the decimals that the trader gave it: of 50 and 50.004 one is a warning. */
export function usePercent(): (percent: number) => string {
  const format = useFormat()
  return (percent) => format.percent(percent, decimalsOf(percent))
}
