import type { useFormat } from '@aldergate/ui'
import type { Metric } from '../performance/metrics'

/** A measure as text: shares in percent, ratios as numbers, "–" where it cannot be told. */
export function metricText(
  metric: Metric,
  value: number,
  format: ReturnType<typeof useFormat>,
  digits = 2,
): string {
  if (metric === 'alpha') return format.signedPercent(value * 100, digits)
  if (metric === 'volatility' || metric === 'maxDrawdown')
    return format.percent(value * 100, digits)
  return format.number(value, digits)
}
