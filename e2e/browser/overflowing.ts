/** Runs in the page: lists the boxes within `main` whose content overflows. Self-contained. */
export function overflowing(): string[] {
  /** The pixel that rounding may add. */
  const SLACK_PX = 1
  /** Elements narrower than this are only for screen readers, or strokes. */
  const LEAST_PX = 20

  /** Ignores what is drawn around a control, such as its touch area. */
  const surplusOf = (element: Element) => {
    const content = document.createRange()
    content.selectNodeContents(element)
    return content.getBoundingClientRect().right - element.getBoundingClientRect().right
  }
  const isTooNarrow = (element: Element) => {
    const { display, overflowX } = getComputedStyle(element)
    return (
      display !== 'inline' &&
      overflowX === 'visible' &&
      element.clientWidth >= LEAST_PX &&
      element.scrollWidth > element.clientWidth + SLACK_PX &&
      surplusOf(element) > SLACK_PX
    )
  }
  const isScrolled = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && isScrolled(element.parentElement))
  /** A plot has its scale beside it. */
  const isDrawn = (element: Element) =>
    element.closest('svg, [role="slider"], [aria-hidden="true"], .apexcharts-canvas') !== null

  const narrow = [...document.querySelectorAll('main *')].filter(
    (element) => isTooNarrow(element) && !isScrolled(element) && !isDrawn(element),
  )
  const innermost = narrow.filter(
    (one) => !narrow.some((other) => other !== one && one.contains(other)),
  )
  return innermost.map(
    (element) =>
      `"${element.textContent.slice(0, 60)}" stands ${Math.round(surplusOf(element))} px over its edge`,
  )
}
