import type { IChartApiBase } from 'lightweight-charts'
import { allowedHeights, PRICE_PANE_SHARE, SEPARATOR } from '../model/paneHeights'

const MOVES = ['mousemove', 'touchmove'] as const
const ENDS = ['mouseup', 'touchend', 'touchcancel'] as const

/** How high the panes are: as the trader has dragged them, but never too low to be read. */
export function createPaneSizes(chart: IChartApiBase, element: HTMLElement) {
  /** Dragged heights by the pane's title, in multiples of an indicator's pane. */
  const dragged = new Map<string, number>()
  let titles: readonly string[] = []
  let height = 0
  let before: number[] = []

  function setHeights(heights: readonly number[]) {
    chart.panes().forEach((pane, at) => pane.setStretchFactor(heights[at] ?? 1))
    before = [...heights]
  }

  /** Returns the heights of the panes in pixels, from their shares; none before the element has a size. */
  function heightsNow(): number[] {
    const shares = chart.panes().map((pane) => pane.getStretchFactor())
    const total = height - chart.timeScale().height() - SEPARATOR * (shares.length - 1)
    const sum = shares.reduce((all, share) => all + share, 0)
    return total > 0 ? shares.map((share) => (share / sum) * total) : []
  }

  function settle() {
    const heights = heightsNow()
    if (heights.length > 1) setHeights(allowedHeights(heights, before))
  }

  function remember() {
    const unit = before.reduce((all, one) => all + one, 0) / (PRICE_PANE_SHARE + titles.length)
    if (unit > 0) before.forEach((one, at) => dragged.set(nameOf(at), one / unit))
  }

  function nameOf(pane: number): string {
    return pane === 0 ? '' : (titles[pane - 1] ?? '')
  }

  function endDrag() {
    for (const type of MOVES) window.removeEventListener(type, settle)
    for (const type of ENDS) window.removeEventListener(type, endDrag)
    settle()
    remember()
  }

  /** The library moves its separators on document events, which reach the window afterwards. */
  function startDrag({ target }: Event) {
    if (!(target instanceof HTMLElement) || target.style.cursor !== 'row-resize') return
    for (const type of MOVES) window.addEventListener(type, settle)
    for (const type of ENDS) window.addEventListener(type, endDrag)
  }

  element.addEventListener('mousedown', startDrag)
  element.addEventListener('touchstart', startDrag, { passive: true })
  const observer =
    typeof ResizeObserver === 'undefined'
      ? undefined
      : new ResizeObserver((entries) => {
          height = entries.at(-1)?.contentRect.height ?? 0
          before = []
          settle()
        })
  observer?.observe(element)

  return {
    /** Shares the height among the price and panes of these titles. */
    arrange(next: readonly string[]) {
      titles = next
      chart.panes().forEach((pane, at) => {
        pane.setStretchFactor(dragged.get(nameOf(at)) ?? (at === 0 ? PRICE_PANE_SHARE : 1))
      })
      before = []
      settle()
    },
    destroy() {
      observer?.disconnect()
      element.removeEventListener('mousedown', startDrag)
      element.removeEventListener('touchstart', startDrag)
      for (const type of MOVES) window.removeEventListener(type, settle)
      for (const type of ENDS) window.removeEventListener(type, endDrag)
    },
  }
}
