import { BRAND } from '@aldergate/shared/brand'

/** Such as `aldergate-trade-data-2026-11-21.json`. */
export function dataFileName(day: Date): string {
  const product = BRAND.product.toLowerCase().replaceAll(' ', '-')
  return `${product}-data-${day.toISOString().slice(0, 10)}.json`
}
