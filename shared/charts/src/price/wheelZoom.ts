import type { IChartApiBase } from 'lightweight-charts'

/**
 * Lets the wheel zoom only with Ctrl or ⌘ (a pinch on a touchpad is one), or in full screen: elsewhere
 * it scrolls the page. The library reads the option after this, as the event comes down to it.
 */
export function letWheelZoom(element: HTMLElement, chart: IChartApiBase): () => void {
  let zooms = false

  function decide(event: WheelEvent) {
    const isFullscreen = document.fullscreenElement?.contains(element) ?? false
    const mouseWheel = event.ctrlKey || event.metaKey || isFullscreen
    // Each option that is applied paints the whole chart anew.
    if (mouseWheel === zooms) return
    zooms = mouseWheel
    chart.applyOptions({ handleScale: { mouseWheel } })
  }
  element.addEventListener('wheel', decide, { capture: true, passive: true })
  return () => element.removeEventListener('wheel', decide, { capture: true })
}
