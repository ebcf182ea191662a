import { BRAND } from '@aldergate/shared/brand'

/** Such as `aldergate-trade-data-2026-11-21.json`. */
export function dataFileName(day: Date): string {
  const product = BRAND.product.toLowerCase().replaceAll(' ', '-')
  return `${product}-data-${day.toISOString().slice(0, 10)}.json`
}

export function saveTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the data over by the time that the click returns.
  URL.revokeObjectURL(url)
}
