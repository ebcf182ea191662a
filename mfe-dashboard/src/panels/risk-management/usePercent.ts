import { useFormat } from '@aldergate/ui'
import { decimalsOf } from '@aldergate/ui/decimals'

/**
 * Formats a percentage with all decimals that the trader typed: 50 and 50.004 differ, because only one is a warning.
 */
export function usePercent(): (percent: number) => string {
  const format = useFormat()
  return (percent) => format.percent(percent, decimalsOf(percent))
}
