import { KEEPING, pageAt, type Registry } from '@aldergate/contract'

/** The packages in which alerts, fills and kept data live: a page with none of them has nothing to watch or to keep. */
const WATCHED = ['@aldergate/market', '@aldergate/ledger']

/** When a page needs what works behind the pages: as soon as it is there, once it has been drawn, or never. */
export type Need = 'at once' | 'soon' | 'never'

/** Whether, and how soon, something may happen on a page that the host has to watch or to keep. */
export function needsBackground(registry: Registry, pathname: string): Need {
  const page = pageAt(registry, pathname)?.page
  if (!page) return 'never'
  // Where the trader can choose to keep data, they may leave right after it. An older build does not say what it uses.
  if (page.packages?.includes(KEEPING) ?? true) return 'at once'
  return page.packages?.some((name) => WATCHED.includes(name)) ? 'soon' : 'never'
}
