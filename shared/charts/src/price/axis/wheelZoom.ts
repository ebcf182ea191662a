import type { IChartApiBase } from 'lightweight-charts'

/**
 * Lets the wheel zoom only with Ctrl or ⌘ (a pinch on a touchpad is one), or in full screen, and move the candles only
 * where it turns more along the time than across it: else it scrolls the page, as a swipe that is not quite straight
 * is meant to. The library reads the options after this, as the event comes down to it.
 */
export function letWheelZoom(element: HTMLElement, chart: IChartApiBase): () => void {
  let zooms = false
  let moves = false

  function decide(event: WheelEvent) {
    const isFullscreen = document.fullscreenElement?.contains(element) ?? false
    const isZoom = event.ctrlKey || event.metaKey || isFullscreen
    const isAlong = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    // Each option that is applied paints the whole chart anew.
    if (isZoom === zooms && isAlong === moves) return
    zooms = isZoom
    moves = isAlong
    chart.applyOptions({ handleScale: { mouseWheel: zooms }, handleScroll: { mouseWheel: moves } })
  }
  element.addEventListener('wheel', decide, { capture: true, passive: true })
  return () => element.removeEventListener('wheel', decide, { capture: true })
}
