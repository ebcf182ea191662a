/** Where styled-components writes, and how what it wrote comes into the document. */
export interface StylesAside {
  target: HTMLElement
  adopt: () => void
}

/**
 * A place for the styles of an app that is rendered but not shown yet: a sheet that no document has. Each rule that is
 * written into one of the document has the browser look at its elements and make a frame, fourteen of them until a page
 * stands. `undefined` where the browser makes no such sheets, or the styles are written as text.
 */
export function stylesAside(): StylesAside | undefined {
  if (process.env.NODE_ENV !== 'production' || !('adoptedStyleSheets' in document)) return undefined
  const sheet = new CSSStyleSheet()
  const target = document.createElement('div')
  // The library asks the element that it puts here for its sheet.
  target.insertBefore = (element) => Object.defineProperty(element, 'sheet', { value: sheet })
  return { target, adopt: () => document.adoptedStyleSheets.push(sheet) }
}
