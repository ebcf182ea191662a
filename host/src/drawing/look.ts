/** Where an element stands below a root: its place among its siblings, level by level. */
function pathOf(root: Element, element: Element): string {
  const places: number[] = []
  for (let at = element; at !== root && at.parentElement; at = at.parentElement) {
    places.unshift(Array.prototype.indexOf.call(at.parentElement.children, at))
  }
  return places.join(' ')
}

function elementAt(root: Element, path: string): Element | undefined {
  let at: Element | undefined = root
  for (const place of path === '' ? [] : path.split(' ')) at = at?.children[Number(place)]
  return at
}

type Restore = () => void

/**
 * What a reader has done to a page that no script knows of yet: its focus, what is typed and chosen, scrolled and
 * selected, which buttons were pressed, and how far its animations are. `restore` does the same to the page that has come in its place; what has
 * no counterpart there is let go.
 */
export function lookOf(
  root: HTMLElement,
  /** The buttons that were pressed, in their order. */
  pressed: readonly Element[] = [],
): { restore: Restore } {
  const counterpart = <Kind extends Element>(old: Kind): (() => Kind | undefined) => {
    const path = pathOf(root, old)
    const { tagName } = old
    return () => {
      const found = elementAt(root, path)
      return found?.tagName === tagName ? (found as Kind) : undefined
    }
  }
  const elements = Array.from(root.querySelectorAll<HTMLElement>('*'))
  // The focus comes after what is typed, which may move it, and the scroll positions last.
  const all: (Restore | undefined)[] = [
    animations(root),
    ...elements.map((element) => typed(element, counterpart(element))),
    ...elements.map((element) => opened(element, counterpart(element))),
    selection(root, counterpart),
    focus(root, counterpart),
    ...elements.map((element) => scrolled(element, counterpart(element))),
    page(),
    presses(pressed.map(counterpart)),
  ]
  return { restore: () => all.forEach((restore) => restore?.()) }
}

function typed(old: HTMLElement, find: () => Element | undefined): Restore | undefined {
  if (old instanceof HTMLInputElement && /^(checkbox|radio)$/.test(old.type)) {
    const { checked } = old
    if (checked === old.defaultChecked) return undefined
    return () => {
      const input = find()
      if (input instanceof HTMLInputElement && input.checked !== checked) input.click()
    }
  }
  const isText = old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement
  if (isText && old.value !== old.defaultValue) {
    const { value } = old
    return () => change(find(), value, 'input')
  }
  if (old instanceof HTMLSelectElement) {
    const { value } = old
    const drawn = Array.from(old.options).find(({ defaultSelected }) => defaultSelected)
    if (value !== (drawn ?? old.options[0])?.value) return () => change(find(), value, 'change')
  }
  return undefined
}

/** As if it were typed: React listens to the event, and compares with the value that it set itself. */
function change(field: Element | undefined, value: string, event: 'input' | 'change'): void {
  if (!field || !('value' in field)) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function opened(old: HTMLElement, find: () => Element | undefined): Restore | undefined {
  if (!(old instanceof HTMLDetailsElement) || !old.open) return undefined
  return () => {
    const details = find()
    if (details instanceof HTMLDetailsElement) details.open = true
  }
}

function scrolled(old: HTMLElement, find: () => Element | undefined): Restore | undefined {
  const { scrollLeft, scrollTop } = old
  if (scrollLeft === 0 && scrollTop === 0) return undefined
  return () => find()?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' })
}

function page(): Restore {
  const { scrollX, scrollY } = window
  return () => {
    if (scrollX === window.scrollX && scrollY === window.scrollY) return
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

/** The app does what was asked of the drawing, once it knows what was typed before. */
function presses(found: readonly (() => Element | undefined)[]): Restore | undefined {
  if (found.length === 0) return undefined
  return () => {
    setTimeout(() => {
      for (const find of found) {
        const button = find()
        if (button instanceof HTMLElement) button.click()
      }
    })
  }
}

type Find = (old: Element) => () => Element | undefined

function focus(root: HTMLElement, counterpart: Find): Restore | undefined {
  const old = document.activeElement
  if (!old || !root.contains(old)) return undefined
  const find = counterpart(old)
  const caret = isCaretHolder(old) ? ([old.selectionStart, old.selectionEnd] as const) : undefined
  return () => {
    const element = find()
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
    element.focus({ preventScroll: true })
    if (caret && isCaretHolder(element)) element.setSelectionRange(...caret)
  }
}

/** Others, such as a field for a number, tell nobody where their caret stands. */
function isCaretHolder(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.selectionStart !== null
}

function selection(root: HTMLElement, counterpart: Find): Restore | undefined {
  const selected = document.getSelection()
  if (!selected || selected.isCollapsed || !root.contains(selected.anchorNode)) return undefined
  const anchor = placeIn(selected.anchorNode, selected.anchorOffset)
  const end = placeIn(selected.focusNode, selected.focusOffset)
  if (!anchor || !end) return undefined
  const [findAnchor, findEnd] = [counterpart(anchor.element), counterpart(end.element)]
  return () => {
    const [from, to] = [textAt(findAnchor(), anchor.offset), textAt(findEnd(), end.offset)]
    if (from && to) document.getSelection()?.setBaseAndExtent(...from, ...to)
  }
}

/** A place in a text, counted from the start of its element: the same text may be cut into other nodes. */
function placeIn(node: Node | null, offset: number) {
  if (!node) return undefined
  const element = node instanceof Element ? node : node.parentElement
  if (!element) return undefined
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(node, offset)
  return { element, offset: before.toString().length }
}

function textAt(element: Element | undefined, offset: number): [Node, number] | undefined {
  if (!element) return undefined
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const { length } = text as Text
    if (left <= length) return [text, left]
    left -= length
  }
  return undefined
}

/** What has ended does not begin again, and what moves goes on from where it was. */
function animations(root: HTMLElement): Restore | undefined {
  // Not in every engine, nor outside of a browser.
  if (!('getAnimations' in root)) return undefined
  const moving = new Map(
    cssAnimations(root).map((animation) => [keyOf(root, animation), animation.currentTime]),
  )
  return () => {
    for (const animation of cssAnimations(root)) {
      const time = moving.get(keyOf(root, animation))
      if (time !== undefined) animation.currentTime = time
      else if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  }
}

function cssAnimations(root: HTMLElement): CSSAnimation[] {
  const isCss = (animation: Animation) => 'animationName' in animation
  return root.getAnimations({ subtree: true }).filter(isCss) as CSSAnimation[]
}

/** Not by its name: the app's styles may call it otherwise. */
function keyOf(root: HTMLElement, { effect }: CSSAnimation): string {
  const { target, pseudoElement } = effect as KeyframeEffect
  return `${target ? pathOf(root, target) : ''} ${pseudoElement ?? ''}`
}
