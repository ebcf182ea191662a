import type { Page } from '@playwright/test'

/** Prices change with every third tick: two of them are seen. */
const RECORDED_MS = 7_000

/**
 * Replaces the page by a copy without the app, in which one timer of a second writes the texts and attributes that the
 * app wrote before. It has no clock, no state, no React and no chart: its ticks cost the browser's own share, the
 * minimum for any app that shows the same elements.
 */
export async function leaveStillCopy(page: Page): Promise<void> {
  const writes = await page.evaluate(replaceByCopy, RECORDED_MS)
  if (!writes.some((count) => count > 1)) throw new Error('Nothing changed that could be repeated.')
}

/** Runs in the page, where `window.ticks` grows with each tick. Tells how much each tick will write. */
async function replaceByCopy(recordedMs: number): Promise<number[]> {
  type Write = (copy: Node) => (() => void)[]
  const byTick: Write[][] = []

  function placeOf(node: Node): number[] {
    if (!node.parentNode || node === document.body) return []
    const siblings = Array.from<Node>(node.parentNode.childNodes)
    return [...placeOf(node.parentNode), siblings.indexOf(node)]
  }

  function writeOf({ type, target, attributeName }: MutationRecord): Write {
    const place = placeOf(target)
    const text = target.nodeValue
    const value = target instanceof Element ? target.getAttribute(attributeName ?? '') : null
    return (copy) => {
      const node = place.reduce<Node | undefined>((outer, at) => outer?.childNodes[at], copy)
      if (node && type === 'characterData') return [() => (node.nodeValue = text)]
      if (!(node instanceof Element) || !attributeName || value === null) return []
      return [() => node.setAttribute(attributeName, value)]
    }
  }

  const observer = new MutationObserver((records) => {
    const tick = (byTick[window.ticks.length] ??= [])
    tick.push(...records.map(writeOf))
  })
  observer.observe(document.body, { characterData: true, attributes: true, subtree: true })
  await new Promise((resolve) => setTimeout(resolve, recordedMs))
  observer.disconnect()

  const newestTimer = Number(setTimeout(() => {}))
  for (let id = 1; id <= newestTimer; id += 1) clearInterval(id)
  const copy = document.body.cloneNode(true)
  document.body.replaceWith(copy)
  const ticks = byTick.flatMap((tick) => [tick.flatMap((write) => write(copy))])
  let next = 0
  setInterval(() => {
    for (const write of ticks[next % ticks.length] ?? []) write()
    next += 1
  }, 1_000)
  return ticks.map(({ length }) => length)
}
