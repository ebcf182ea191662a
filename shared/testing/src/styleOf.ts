/** Returns the document's style rules for an element, under the condition of a media query or without one. */
export function styleOf(element: Element | null, condition?: string): string {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => (rule as CSSMediaRule).conditionText === condition)
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .filter((rule) => rule instanceof CSSStyleRule && element?.matches(rule.selectorText))
    .map(({ cssText }) => cssText)
    .join('')
}
