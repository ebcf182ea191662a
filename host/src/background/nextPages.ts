import type { PublishedFile } from '@aldergate/contract'
import { documentLanguage } from '@aldergate/ui'
import type { Composition } from '../composition/composition'
import { textsOf } from '../registry/filesAhead'
import { pageScripts } from '../document/pageScripts'
import { createNextPages } from './createNextPages'
import { hasSpareLine } from './hasSpareLine'

/** Events by which the trader may have requested something. */
const DEEDS = ['pointerdown', 'keydown', 'popstate', 'visibilitychange']

/** Prefetches, while idle, the pages of the main navigation, once their links are in view. */
export function fetchNextPages(composition: Composition): void {
  const pages = createNextPages({
    filesAt: (path) => filesAt(composition, path),
    bring,
    isSpare: () => document.visibilityState === 'visible' && hasSpareLine(navigator),
    idle,
    movedAt: pageScripts().movedAt,
    now: () => performance.now(),
  })
  for (const deed of DEEDS) addEventListener(deed, pages.giveWay, true)

  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      pages.add((target as HTMLAnchorElement).pathname)
    }
  })
  for (const link of document.querySelectorAll('header nav a')) sight.observe(link)
}

/** Returns the files that the browser requests when the page opens, without those that it loads later. */
function filesAt({ aheadAt, registry }: Composition, path: string): PublishedFile[] {
  const match = aheadAt(path)
  if (!match) return []
  const { remote, page } = match
  const shared = (page.packages ?? []).flatMap((name) => registry.packages[name] ?? [])
  return [remote.entry, ...page.files, ...textsOf(remote, documentLanguage()), ...shared]
}

/** Uses the same request as the script loader, which then finds the file in the cache and verifies its bytes. */
async function bring(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { credentials: 'same-origin', priority: 'low', signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  await response.arrayBuffer()
}

/** Falls back to a timer where the browser has no `requestIdleCallback`. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
}
