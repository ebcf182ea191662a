/**
 * For the `ref` of a part that disappears when something in it is pressed: moves its focus to the nearest focusable
 * element instead of losing it.
 */
export function handOnFocus(part: HTMLElement | null): () => void {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const heir = heirOf(part)
    // After the part is removed: until then React handles no focus event, and an element that has taken the focus keeps
    // it.
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
