const LABELABLE = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]

/**
 * The labels of a field, as jsdom says them: it walks the whole page for that, and once more for each label on
 * it. Queries by role or label ask it of every field.
 */
function quickLabels(field: Element): HTMLLabelElement[] | null {
  if (field instanceof HTMLInputElement && field.type === 'hidden') return null
  const root = field.getRootNode() as Document | DocumentFragment
  return [...root.querySelectorAll('label')].filter((label) => {
    const isNear = label.htmlFor ? label.htmlFor === field.id : label.contains(field)
    return isNear && label.control === field
  })
}

/** Puts the quick answer in place of jsdom's. */
export function installQuickLabels(): void {
  for (const { prototype } of LABELABLE) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Element) {
        return quickLabels(this)
      },
    })
  }
}
