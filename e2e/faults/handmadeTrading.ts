import {
  handmadePage,
  handmadeRemote,
  publishHandmade,
} from '@aldergate/delivery/testing/handmadeBuilds'

/** Its pages have no files of their own: everything is in the entry. */
const PAGES = [
  { ...handmadePage('/news'), title: { en: 'Market News' }, files: [] },
  { ...handmadePage('/trading-view'), title: { en: 'Trading View' }, files: [] },
]

/** A build of trading with its two pages, as a test makes it by hand. */
export function handmadeTrading(container: string) {
  return handmadeRemote({ container, pages: PAGES })
}

/** Publishes such a build with the given entry, and returns its version. */
export function publishTrading(
  store: string,
  { container, entry }: { container: string; entry: string },
): Promise<string> {
  return publishHandmade(store, handmadeTrading(container), { 'remoteEntry.js': entry })
}
