import { useFormat } from '@aldergate/ui'

/** Writes a percentage with as many decimals as the trader gave it, two at the most. */
export function usePercent(): (percent: number) => string {
  const format = useFormat()
  return (percent) => {
    const hundredths = Math.round(percent * 100)
    const digits = hundredths % 100 === 0 ? 0 : hundredths % 10 === 0 ? 1 : 2
    return format.percent(percent, digits)
  }
}
