/** The target that styled-components writes into, and a function that adds its rules to the document. */
export interface StylesAside {
  target: HTMLElement
  adopt: () => void
}

/**
 * A detached style sheet for an app that is rendered but not shown yet. Each rule inserted into a sheet of the
 * document makes the browser recalculate styles and produce a frame, fourteen of them until a page is shown.
 * `undefined` without constructable style sheets, or when styles are written as text (development).
 */
export function stylesAside(): StylesAside | undefined {
  if (process.env.NODE_ENV !== 'production' || !('adoptedStyleSheets' in document)) return undefined
  const sheet = new CSSStyleSheet()
  const target = document.createElement('div')
  // styled-components reads the `sheet` of the style element that it inserts here.
  target.insertBefore = (element) => Object.defineProperty(element, 'sheet', { value: sheet })
  return { target, adopt: () => document.adoptedStyleSheets.push(sheet) }
}
