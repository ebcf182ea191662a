/** A text that a page shows or announces. */
export interface SeenText {
  text: string
  /** Whether it is within an element with `lang="en"`. */
  isMarked: boolean
  /** An attribute, `document.title`, `alert`, or the element that contains the text. */
  place: string
}

/** Runs in the page: collects the visible and announced texts below an element. */
export function gatherTexts(root: Element): SeenText[] {
  const seen: SeenText[] = []
  /** Code says the same in every language. */
  const NO_SENTENCES = 'script, style, noscript, pre, code, textarea'
  const add = (text: string | null, place: string, isMarked: boolean) => {
    const plain = (text ?? '').replace(/\s+/g, ' ').trim()
    if (/\p{L}{2}/u.test(plain)) seen.push({ text: plain, place, isMarked })
  }
  const isEnglish = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'en'
  const isShown = (element: Element) =>
    element.tagName === 'OPTION' || element.checkVisibility({ visibilityProperty: true })

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest(NO_SENTENCES)) continue
    if (isShown(element)) add(node.nodeValue, element.tagName.toLowerCase(), isEnglish(element))
  }
  for (const name of [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ]) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      if (isShown(element)) add(element.getAttribute(name), name, isEnglish(element))
    }
  }
  add(document.title, 'document.title', false)
  return seen
}
