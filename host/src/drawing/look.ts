import type { Below } from '../document/belowScreen'
import type { Done } from '../document/drawn'
import { layOutLater } from './layOutLater'

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

/** Does to the new page what was done to the old one. */
type Restore = (next: HTMLElement) => void

/**
 * Notes where an element stands, and returns what finds the one in its place in the new page. To note it for each
 * element of a page takes longer than to draw it: only for those of which there is something to tell.
 */
type Find = (old: Element) => (next: HTMLElement) => Element | undefined

const NOTHING: Done = { pressed: [], scrolled: new Set() }

/**
 * Notes what a reader has done to a page that no script knows of yet: its focus, what is typed and chosen, scrolled and
 * selected, which buttons were pressed, and how far its animations are. Returns a function that does the same to the
 * page that has come in its place, and passes over what has no counterpart there. Elements that stood `below` the
 * screen are laid out later.
 */
export function lookOf(
  root: HTMLElement,
  { pressed, scrolled }: Done = NOTHING,
  below: readonly Below[] = [],
): Restore {
  const counterpart: Find = (old) => {
    const path = pathOf(root, old)
    const { tagName } = old
    return (next) => {
      const found = elementAt(next, path)
      return found?.tagName === tagName ? found : undefined
    }
  }
  const all = (selector: string) => allIn(root, selector)
  // The focus comes after what is typed, which may move it, and the scroll positions last.
  const restores: (Restore | undefined)[] = [
    animations(root),
    ...all(FIELDS).map((element) => typed(element, counterpart)),
    ...all('details').map((element) => opened(element, counterpart)),
    selection(root, counterpart),
    focus(root, counterpart),
    // To ask every element how far it is scrolled would lay out what the page keeps hidden.
    ...[...scrolled].map((element) => scrollPosition(element, counterpart)),
    page(),
    presses(pressed.map(counterpart)),
    belowScreen(below, counterpart),
  ]
  return (next) => restores.forEach((restore) => restore?.(next))
}

const FIELDS = 'input, textarea, select'

function allIn(root: HTMLElement, selector: string): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(selector))
}

/** Whether a reader has typed or chosen something in a page that no script knows of yet. */
export function isFilledIn(root: HTMLElement): boolean {
  return allIn(root, FIELDS).some((field) => typed(field, () => () => undefined))
}

function typed(old: HTMLElement, counterpart: Find): Restore | undefined {
  if (old instanceof HTMLInputElement && /^(checkbox|radio)$/.test(old.type)) {
    const { checked } = old
    if (checked === old.defaultChecked) return undefined
    const find = counterpart(old)
    return (next) => {
      const input = find(next)
      if (input instanceof HTMLInputElement && input.checked !== checked) input.click()
    }
  }
  const isText = old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement
  if (isText && old.value !== old.defaultValue) {
    const { value } = old
    const find = counterpart(old)
    return (next) => change(find(next), value, 'input')
  }
  if (old instanceof HTMLSelectElement) {
    const { value } = old
    const drawn = Array.from(old.options).find(({ defaultSelected }) => defaultSelected)
    if (value === (drawn ?? old.options[0])?.value) return undefined
    const find = counterpart(old)
    return (next) => change(find(next), value, 'change')
  }
  return undefined
}

/** As if it were typed: React listens to the event, and compares with the value that it set itself. */
function change(field: Element | undefined, value: string, event: 'input' | 'change'): void {
  if (!field || !('value' in field)) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function opened(old: HTMLElement, counterpart: Find): Restore | undefined {
  if (!(old instanceof HTMLDetailsElement) || !old.open) return undefined
  const find = counterpart(old)
  return (next) => {
    const details = find(next)
    if (details instanceof HTMLDetailsElement) details.open = true
  }
}

function scrollPosition(old: Element, counterpart: Find): Restore | undefined {
  const { scrollLeft, scrollTop } = old
  if (scrollLeft === 0 && scrollTop === 0) return undefined
  const find = counterpart(old)
  return (next) => find(next)?.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' })
}

function page(): Restore | undefined {
  const { scrollX, scrollY } = window
  if (scrollX === 0 && scrollY === 0) return undefined
  return () => {
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}

function belowScreen(below: readonly Below[], counterpart: Find): Restore | undefined {
  // Of a page that has been scrolled since, it is not known. To ask it of the new one would lay that out.
  if (window.scrollY > 0) return undefined
  const found = below.map((old) => ({ old, find: counterpart(old.element) }))
  return (next) => {
    const focused = document.activeElement
    layOutLater(
      found.flatMap(({ old, find }) => {
        const element = find(next)
        const isFree = element instanceof HTMLElement && !element.contains(focused)
        return isFree ? [{ ...old, element }] : []
      }),
    )
  }
}

/** The app does what was asked of the drawing, once it knows what was typed before, and what the press before has done. */
function presses([find, ...others]: readonly ReturnType<Find>[]): Restore | undefined {
  if (!find) return undefined
  return (next) => {
    setTimeout(() => {
      const button = find(next)
      if (button instanceof HTMLElement) button.click()
      presses(others)?.(next)
    })
  }
}

function focus(root: HTMLElement, counterpart: Find): Restore | undefined {
  const old = document.activeElement
  if (!old || !root.contains(old)) return undefined
  const find = counterpart(old)
  const caret = isCaretHolder(old) ? ([old.selectionStart, old.selectionEnd] as const) : undefined
  return (next) => {
    const element = find(next)
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
  return (next) => {
    const from = textAt(findAnchor(next), anchor.offset)
    const to = textAt(findEnd(next), end.offset)
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

/** Keeps animations that have ended from beginning again, and lets the others go on from where they were. */
function animations(root: HTMLElement): Restore | undefined {
  // Not in every engine, nor outside of a browser.
  if (!('getAnimations' in root)) return undefined
  const moving = new Map(
    cssAnimations(root).map((animation) => [keyOf(root, animation), animation.currentTime]),
  )
  return (next) => {
    // In the frame that shows it, before it is painted: to ask now would make the browser style the page within this task.
    requestAnimationFrame(() => {
      for (const animation of cssAnimations(next)) {
        const time = moving.get(keyOf(next, animation))
        if (time !== undefined) animation.currentTime = time
        else if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      }
    })
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
