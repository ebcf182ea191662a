/** Runs in the page: lists what is cut off, overlaps or makes the page scroll sideways. Self-contained. */
export function layoutFaults(): string[] {
  const faults = new Set<string>()
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1) {
    faults.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
  }

  interface Box {
    node: Node
    owner: Element
    name: string
    rect: DOMRect
  }

  /** The distance between two tightly set lines of text. */
  const SLACK_PX = 3

  const isCovering = (element: Element | null): boolean => {
    for (let each = element; each; each = each.parentElement) {
      if (/^(fixed|sticky)$/.test(getComputedStyle(each).position)) return true
    }
    return false
  }
  const isDrawn = (element: Element) =>
    element.closest('svg, canvas, [data-chart], .tv-lightweight-charts')
  const isOnlySpoken = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, opacity } = getComputedStyle(each)
      if (clipPath !== 'none' || opacity === '0') return true
    }
    return false
  }

  /**
   * Returns the visible part of a rectangle within everything that clips it. Records a fault if it is cut off on the
   * left or right, cannot be scrolled to, and has no `title` with the full text.
   */
  const shownPart = (element: Element, rect: DOMRect, name: string): DOMRect | undefined => {
    let { left, top, right, bottom } = rect
    for (
      let each: Element | null = element;
      each && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const frame = each.getBoundingClientRect()
      const cuts = (overflow: string, by: number) => /hidden|clip/.test(overflow) && by > SLACK_PX
      if (cuts(overflowX, right - frame.right) || cuts(overflowX, frame.left - left)) {
        if (!each.matches('[title]') && !each.closest('[title]')) faults.add(`cut: ${name}`)
      }
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
      if (right - left < 2 || bottom - top < 2) return undefined
    }
    return new DOMRect(left, top, right - left, bottom - top)
  }

  const boxes: Box[] = []
  const addBox = (node: Node, owner: Element, rects: Iterable<DOMRect>, name: string) => {
    for (const rect of rects) {
      if (rect.width < 2 || rect.height < 2) continue
      const shown = shownPart(owner, rect, name)
      if (shown) boxes.push({ node, owner, name, rect: shown })
    }
  }
  const isUsable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !isDrawn(element) &&
    !isOnlySpoken(element) &&
    !isCovering(element)

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const owner = node.parentElement
    const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim()
    if (!owner || text === '' || /^(SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(owner.tagName)) continue
    if (!isUsable(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    addBox(node, owner, range.getClientRects(), `"${text.slice(0, 60)}"`)
  }
  for (const control of document.querySelectorAll('button, input, select, textarea')) {
    if (!isUsable(control)) continue
    const label = control.getAttribute('aria-label') ?? control.textContent
    const name = `${control.tagName.toLowerCase()} "${label.trim().slice(0, 40)}"`
    addBox(control, control, [control.getBoundingClientRect()], name)
  }

  boxes.sort((a, b) => a.rect.top - b.rect.top)
  boxes.forEach((box, at) => {
    for (const other of boxes.slice(at + 1)) {
      if (other.rect.top >= box.rect.bottom) break
      const wide =
        Math.min(box.rect.right, other.rect.right) - Math.max(box.rect.left, other.rect.left)
      const high = Math.min(box.rect.bottom, other.rect.bottom) - other.rect.top
      // A field may have a button within, which is beside it in the document.
      const isField = [box, other].some(({ owner }) => owner.matches('input, select, textarea'))
      const areControls = box.node === box.owner && other.node === other.owner
      const isWithin =
        box.node.contains(other.node) || other.node.contains(box.node) || (isField && areControls)
      if (wide > SLACK_PX && high > SLACK_PX && !isWithin && box.node !== other.node) {
        faults.add(`${box.name} overlaps ${other.name}`)
      }
    }
  })
  return [...faults]
}
