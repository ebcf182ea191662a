import { KEEPING, pageAt, type Registry } from '@aldergate/contract'

/** The packages behind alerts, fills and kept data: a page that uses none of them needs no background code. */
const WATCHED = ['@aldergate/market', '@aldergate/ledger']

/** When a page needs the background code: as soon as it is mounted, once the first page is shown, or never. */
export type Need = 'at once' | 'soon' | 'never'

/** When a page needs the background code, judged by the packages that it uses. */
export function needsBackground(registry: Registry, pathname: string): Need {
  const page = pageAt(registry, pathname)?.page
  if (!page) return 'never'
  // Where the trader can choose to keep data, they may leave right after it. Older builds do not list their packages.
  if (page.packages?.includes(KEEPING) ?? true) return 'at once'
  return page.packages?.some((name) => WATCHED.includes(name)) ? 'soon' : 'never'
}
