import { BRAND } from '@aldergate/contract'

/** The name of the file with all of the trader's data, such as `aldergate-trade-data-2026-11-21.json`. */
export function dataFileName(day: Date): string {
  return `${productFileName()}-data-${isoDay(day)}.json`
}

/** Such as `aldergate-trade-damaged-data-2026-11-21.json`. */
export function damagedFileName(day: Date): string {
  return `${productFileName()}-damaged-data-${isoDay(day)}.json`
}

/** Such as `aldergate-trade-support-chat-2026-11-21.txt`. */
export function transcriptFileName(day: Date): string {
  return `${productFileName()}-support-chat-${isoDay(day)}.txt`
}

/** Such as `aldergate-trade-analytics-2026-11-21`, without an ending. */
export function analyticsFileName(day: Date): string {
  return `${productFileName()}-analytics-${isoDay(day)}`
}

function productFileName(): string {
  return BRAND.product.toLowerCase().replaceAll(' ', '-')
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10)
}
