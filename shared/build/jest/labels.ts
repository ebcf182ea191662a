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
 * The labels of a field, as in jsdom, which walks the whole page for them, and once more for each label. Queries by
 * role or label need them for every field.
 */
function quickLabels(field: Element): HTMLLabelElement[] | null {
  if (field instanceof HTMLInputElement && field.type === 'hidden') return null
  const root = field.getRootNode() as Document | DocumentFragment
  return [...root.querySelectorAll('label')].filter((label) => {
    const isNear = label.htmlFor ? label.htmlFor === field.id : label.contains(field)
    return isNear && label.control === field
  })
}

/** Replaces jsdom's implementation by the faster one. */
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
