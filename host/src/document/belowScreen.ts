/** An element that begins below the screen: how far down, and how large its content is, in pixels. */
export interface Below {
  element: HTMLElement
  top: number
  width: number
  height: number
}

/** How far elements may move up when the web font arrives and texts wrap differently. */
const ROOM = 48

/** Returns the elements that begin well below the screen, from the top down; of nested ones, only the outermost. */
export function belowScreen(root: Element): Below[] {
  return [...root.children].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    // An element without a box, such as `display: contents`, may have children with one.
    if (height > 0 && bottom <= innerHeight) return []
    if (height > 0 && top >= innerHeight + ROOM && element instanceof HTMLElement) {
      return [{ element, top, ...contentSize(element) }]
    }
    return belowScreen(element)
  })
}

function contentSize(element: HTMLElement): { width: number; height: number } {
  const { width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const around = (...sides: string[]) =>
    ['padding-%', 'border-%-width']
      .flatMap((name) => sides.map((side) => style.getPropertyValue(name.replace('%', side))))
      .reduce((sum, length) => sum + parseFloat(length), 0)
  return { width: width - around('left', 'right'), height: height - around('top', 'bottom') }
}
