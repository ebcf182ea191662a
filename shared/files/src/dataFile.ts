import { BRAND } from '@aldergate/contract'

/**
 * The name of the file with all of the trader's data, such as `aldergate-trade-data-2026-11-21.json`. Like all names
 * here it has the day of the trader's time zone, also where the dates inside are in UTC.
 */
export function dataFileName(day: string): string {
  return `${productFileName()}-data-${day}.json`
}

/** Such as `aldergate-trade-damaged-data-2026-11-21.json`. */
export function damagedFileName(day: string): string {
  return `${productFileName()}-damaged-data-${day}.json`
}

/** Such as `aldergate-trade-support-chat-2026-11-21.txt`. */
export function transcriptFileName(day: string): string {
  return `${productFileName()}-support-chat-${day}.txt`
}

/** Such as `aldergate-trade-analytics-2026-11-21`, without an ending. */
export function analyticsFileName(day: string): string {
  return `${productFileName()}-analytics-${day}`
}

function productFileName(): string {
  return BRAND.product.toLowerCase().replaceAll(' ', '-')
}
