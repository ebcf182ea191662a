import type { IChartApiBase } from 'lightweight-charts'

/**
 * Lets the wheel zoom only with Ctrl or ⌘ (which includes a touchpad pinch) or in full screen, and pan only when it
 * moves more horizontally than vertically: otherwise it scrolls the page, which a slightly slanted swipe is meant to
 * do. Captures the event, so that the library reads the updated options.
 */
export function letWheelZoom(element: HTMLElement, chart: IChartApiBase): () => void {
  let zooms = false
  let moves = false

  function decide(event: WheelEvent) {
    const isFullscreen = document.fullscreenElement?.contains(element) ?? false
    const isZoom = event.ctrlKey || event.metaKey || isFullscreen
    const isAlong = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    // Applying any option repaints the whole chart.
    if (isZoom === zooms && isAlong === moves) return
    zooms = isZoom
    moves = isAlong
    chart.applyOptions({ handleScale: { mouseWheel: zooms }, handleScroll: { mouseWheel: moves } })
  }
  element.addEventListener('wheel', decide, { capture: true, passive: true })
  return () => element.removeEventListener('wheel', decide, { capture: true })
}
