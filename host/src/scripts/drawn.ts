import type { PublishedFile } from '@aldergate/contract'
import { isKept } from '../keeping/isKept'
import { keptSettings } from '../keeping/keptSettings'

/**
 * Puts the kept look on the document before its first paint, and takes what it has drawn out of sight where this
 * visitor sees something else: their own data and language, a canary, another day. `files` are those of
 * the page that this browser will show.
 */
export function settleDrawn(root: HTMLElement, files: readonly PublishedFile[]): void {
  const { darkMode, palette, density, reducedMotion } = keptSettings()
  if (darkMode === false) root.dataset['theme'] = 'light'
  if (typeof palette === 'string') root.dataset['palette'] = palette
  if (typeof density === 'string') root.dataset['density'] = density
  if (reducedMotion === 'always') root.dataset['motion'] = 'still'

  const { drawn } = root.dataset
  if (drawn === undefined) return
  if (isKept() || !files.some(({ url }) => url.startsWith(drawn))) root.dataset['drawn'] = AWAY
}

/** What stands in the document is not what is shown. */
export const AWAY = 'away'
