import type { Below } from '../document/belowScreen'
import type { Done } from '../document/drawn'
import { layOutLater } from './layOutLater'

/** The path of an element below a root, as child indexes. */
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

/** Applies to the new page what was done to the old one. */
type Restore = (next: HTMLElement) => void

/**
 * Records the path of an element, and returns a function that finds its counterpart in the new page. Recording every
 * element takes longer than a render, so it is done only for those with something to restore.
 */
type Find = (old: Element) => (next: HTMLElement) => Element | undefined

const NOTHING: Done = { pressed: [], scrolled: new Set() }

/**
 * Captures the user's interaction with a prerendered page: focus, input, scrolling, selection, clicked buttons, and
 * the progress of animations. Returns a function that applies it to the page that replaces it, and skips elements
 * without a counterpart. The layout of elements `below` the screen is deferred.
 */
export function captureInput(
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
  // Restored in this order: input may move the focus, and both may scroll.
  const restores: (Restore | undefined)[] = [
    animations(root),
    ...all(FIELDS).map((element) => typed(element, counterpart)),
    ...all('details').map((element) => opened(element, counterpart)),
    selection(root, counterpart),
    focus(root, counterpart),
    // Reading the scroll position of every element would lay out hidden ones.
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

/** Whether any field of a prerendered page differs from its default. */
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

/**
 * Simulates typing: React listens to the event, and compares with the value that it set itself, hence the native
 * setter.
 */
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
  // After scrolling, the measured positions no longer hold, and measuring the new page would force its layout.
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

/** Replays the clicks one task apart, so that the app has handled the restored input and the click before. */
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

/** Other fields, such as those for numbers, do not expose their caret. */
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

/** A position in a text, counted from the start of its element: the new page may split the text into other nodes. */
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

/** Keeps finished animations from restarting, and resumes running ones where they were. */
function animations(root: HTMLElement): Restore | undefined {
  // Missing in some engines and in jsdom.
  if (!('getAnimations' in root)) return undefined
  const moving = new Map(
    cssAnimations(root).map((animation) => [keyOf(root, animation), animation.currentTime]),
  )
  return (next) => {
    // In the next frame, before its paint: reading the animations now would force a style recalculation within this
    // task.
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

/** Identifies an animation by its element. Its name may differ: the app's styles generate their own. */
function keyOf(root: HTMLElement, { effect }: CSSAnimation): string {
  const { target, pseudoElement } = effect as KeyframeEffect
  return `${target ? pathOf(root, target) : ''} ${pseudoElement ?? ''}`
}
