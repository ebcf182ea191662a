/**
 * For the `ref` of a part that goes when something in it is pressed: the focus that was in it goes to the nearest that
 * can have it, and does not vanish with the part.
 */
export function handOnFocus(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const heir = heirOf(part)
    // Only once the part is gone: React hears no event before, and who has taken the focus by then keeps it.
    queueMicrotask(() => {
      if (document.activeElement === document.body) heir?.focus()
    })
  }
}

/**
 * Finds the nearest element that can have the focus: one around the part, a control before it, or the first control of
 * a part before it, such as a filter.
 */
function heirOf(part: HTMLElement) {
  let at: Element | null = part.previousElementSibling ?? part.parentElement
  let heir: Element | null = null
  while (at && !heir) {
    if (!at.contains(part))
      heir = at.matches(':enabled, [tabindex]') ? at : at.querySelector(':enabled')
    else if (at.matches('[tabindex]')) heir = at
    at = at.previousElementSibling ?? at.parentElement
  }
  return heir as HTMLElement | null
}
