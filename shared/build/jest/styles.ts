import { type Asked, ASKED, indexRules, lastSaying, type RuleIndex } from './rules'

/**
 * A faster `getComputedStyle`. To tell whether an element is displayed, jsdom matches every rule of every sheet, again
 * after each change of the page. This gives the same answers by jsdom's own cascade (the last matching rule wins),
 * looking only at rules that set the requested property; all other requests go to jsdom.
 */
export function quickComputedStyle(jsdomStyle: typeof window.getComputedStyle) {
  const indexOf = indexedSheets()
  const initialOf = initialStyles(jsdomStyle)

  function ownValue(element: Element, asked: Asked): string | undefined {
    const inline = (element as HTMLElement).style.getPropertyValue(asked.property)
    if (inline) return inline
    return [...element.ownerDocument.styleSheets]
      .map((sheet) => lastSaying(indexOf(sheet)[asked.property], element))
      .findLast((value) => value !== undefined)
  }

  function valueOf(element: Element, asked: Asked): string {
    for (let at: Element | null = element; at; at = asked.isInherited ? at.parentElement : null) {
      const own = ownValue(at, asked)
      if (own === 'unset') return jsdomStyle(element).getPropertyValue(asked.property)
      if (own !== undefined) return own
    }
    return initialOf(element, asked)
  }

  return (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
    if (pseudo || !element.isConnected) return jsdomStyle(element, pseudo)
    let style: CSSStyleDeclaration | undefined
    const whole = () => (style ??= jsdomStyle(element))
    const getPropertyValue = (name: string) => {
      const asked = Object.values(ASKED).find(({ property }) => property === name)
      return asked ? valueOf(element, asked) : whole().getPropertyValue(name)
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, key) {
        if (key === 'getPropertyValue') return getPropertyValue
        if (Object.hasOwn(ASKED, key)) return valueOf(element, ASKED[key as keyof typeof ASKED])
        const value: unknown = Reflect.get(whole(), key)
        return typeof value === 'function' ? (value.bind(whole()) as unknown) : value
      },
    })
  }
}

/** Indexes each sheet, and again when it has grown. */
function indexedSheets() {
  const known = new WeakMap<CSSStyleSheet, { rules: readonly CSSRule[]; index: RuleIndex }>()
  return (sheet: CSSStyleSheet): RuleIndex => {
    const { cssRules } = sheet
    const read = known.get(sheet)
    const isRead =
      read?.rules.length === cssRules.length && read.rules.at(-1) === cssRules[cssRules.length - 1]
    if (isRead) return read.index
    const rules = [...cssRules]
    const index = indexRules(rules)
    known.set(sheet, { rules, index })
    return index
  }
}

/**
 * Returns a reader of jsdom's default style sheet. It depends only on an element's name and its attributes `hidden`,
 * `open` and `type`, so one answer serves all elements that agree in these.
 */
function initialStyles(jsdomStyle: typeof window.getComputedStyle) {
  const known = new Map<string, string>()
  const bare = document.implementation.createHTMLDocument()
  return (element: Element, { property }: Asked): string => {
    const { localName, namespaceURI, parentElement } = element
    // The only default rule that depends on a parent.
    if (parentElement?.localName === 'ruby') return jsdomStyle(element).getPropertyValue(property)
    const marks = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? '-')
    const key = [property, namespaceURI, localName, ...marks].join(' ')
    let initial = known.get(key)
    if (initial === undefined) {
      const twin = bare.importNode(element, false)
      twin.removeAttribute('style')
      bare.body.replaceChildren(twin)
      initial = jsdomStyle(twin).getPropertyValue(property)
      known.set(key, initial)
    }
    return initial
  }
}
