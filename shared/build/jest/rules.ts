/** The style properties that queries by role, `toBeVisible` and user-event read. */
export const ASKED = {
  display: { property: 'display', isInherited: false },
  visibility: { property: 'visibility', isInherited: true },
  opacity: { property: 'opacity', isInherited: false },
  pointerEvents: { property: 'pointer-events', isInherited: true },
} as const

export type Asked = (typeof ASKED)[keyof typeof ASKED]

/** The rules that set a property, by the single class of their selector; all others with the last one first. */
export type RuleIndex = Partial<Record<Asked['property'], Sayings>>

interface Sayings {
  byClass: Map<string, Saying>
  others: (Saying & { selector: string })[]
}

interface Saying {
  order: number
  value: string
}

const ONE_CLASS = /^\.([\w-]+)$/

export function indexRules(rules: readonly CSSRule[]): RuleIndex {
  const index: RuleIndex = {}
  for (const [order, { selectorText, style }] of rules.flatMap(rulesForScreens).entries()) {
    if (!selectorText) continue
    for (const { property } of Object.values(ASKED)) {
      const written = style.getPropertyValue(property)
      const value = written && asUnderstood(property, written)
      if (!value) continue
      const { byClass, others } = (index[property] ??= noSayings())
      const name = ONE_CLASS.exec(selectorText)?.[1]
      if (name) byClass.set(name, { order, value })
      else others.unshift({ order, value, selector: selectorText })
    }
  }
  return index
}

function noSayings(): Sayings {
  return { byClass: new Map(), others: [] }
}

/** Returns the value of the last matching rule: jsdom's cascade has no specificity. */
export function lastSaying(sayings: Sayings | undefined, element: Element): string | undefined {
  if (!sayings) return undefined
  let last: Saying | undefined
  for (const name of element.classList) {
    const saying = sayings.byClass.get(name)
    if (saying && (!last || saying.order > last.order)) last = saying
  }
  for (const saying of sayings.others) {
    if (last && last.order > saying.order) break
    if (isMatch(element, saying.selector)) return saying.value
  }
  return last?.value
}

/** The rules of a sheet or group; of those within a media query, jsdom applies the ones for screens. */
function rulesForScreens(rule: CSSRule): CSSStyleRule[] {
  const { media, cssRules } = rule as CSSMediaRule
  if (!media) return [rule as CSSStyleRule]
  return Array.from(media).includes('screen') ? ([...cssRules] as CSSStyleRule[]) : []
}

const scratch = document.createElement('i')

/** A value as jsdom normalises it; empty if jsdom rejects it. */
function asUnderstood(property: string, written: string): string {
  scratch.style.cssText = ''
  scratch.style.setProperty(property, written)
  return scratch.style.getPropertyValue(property)
}

/** A selector that jsdom does not support matches nothing. */
function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
