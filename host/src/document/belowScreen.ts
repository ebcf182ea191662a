/** An element that begins below the screen: how far down, and how large its content is, in pixels. */
export interface Below {
  element: HTMLElement
  top: number
  width: number
  height: number
}

/** So far what is below may come up when the font does, and texts break otherwise. */
const ROOM = 48

/** Returns the elements that begin well below the screen, from the top down; of nested ones, only the outermost. */
export function belowScreen(root: Element): Below[] {
  return [...root.children].flatMap((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    // What has no box of its own, such as `display: contents`, may have children that have one.
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
