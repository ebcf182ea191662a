import { type useFormat } from '@aldergate/shared/format'
import { type Metric } from '../performance/metrics'

/** A measure as text: shares in percent, ratios with two decimals, "–" where it cannot be told. */
export function metricText(
  metric: Metric,
  value: number,
  format: ReturnType<typeof useFormat>,
): string {
  if (metric === 'alpha') return format.signedPercent(value * 100)
  if (metric === 'volatility' || metric === 'maxDrawdown') return format.percent(value * 100)
  return format.number(value, 2)
}
