import type { PublishedFile } from '@aldergate/contract'
import { documentLanguage } from '@aldergate/ui'
import type { Composition } from '../composition/composition'
import { textsOf } from '../registry/filesAhead'
import { pageScripts } from '../document/pageScripts'
import { createNextPages } from './createNextPages'
import { hasSpareLine } from './hasSpareLine'

/** By any of these the trader may have asked for something. */
const DEEDS = ['pointerdown', 'keydown', 'popstate', 'visibilitychange']

/** Fetches, while there is nothing else to do, the pages to which the main navigation leads, once their links are in sight. */
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

/** Returns the files that the browser asks for when the page opens, without those that come later on the page. */
function filesAt({ aheadAt, registry }: Composition, path: string): PublishedFile[] {
  const match = aheadAt(path)
  if (!match) return []
  const { remote, page } = match
  const shared = (page.packages ?? []).flatMap((name) => registry.packages[name] ?? [])
  return [remote.entry, ...page.files, ...textsOf(remote, documentLanguage()), ...shared]
}

/** As the script loader asks for it, which then finds it in the browser's cache; whether the bytes are right is judged there. */
async function bring(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { credentials: 'same-origin', priority: 'low', signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  await response.arrayBuffer()
}

/** Some browsers do not tell when they are idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve)
  })
}
