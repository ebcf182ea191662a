/**
 * Where a click on a link of the app leads, or `undefined` for a click that the browser handles itself:
 * beside a link, with a key that opens a new tab, or on a link that leaves the app.
 */
export function internalTarget(event: globalThis.MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!isPlain || event.altKey || event.defaultPrevented) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}
