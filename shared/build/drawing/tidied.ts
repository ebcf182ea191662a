/** React's markers of boundaries, for hydration: the app does not hydrate but renders anew. */
const BOUNDARY = /<!--\/?\$[!?~]?-->|<template[^>]*><\/template>|<!-- -->/g

const STYLE_ATTRIBUTE = / style="([^"]*)"/g

const CLASS_ATTRIBUTE = / class="([^"]*)"/g

/** Matches a class selector in a style sheet. */
const CLASS = /\.([\w-]+)/g

/** A prerendered page: its markup and its styles. */
export interface Picture {
  markup: string
  styles: string
}

/**
 * Returns prerendered markup as a document can contain it: without React's markers, and with a style rule in place of
 * each inline style, which the documents' CSP forbids. `name` prefixes the classes, to separate them from those of
 * other prerendered pages and of the app: the app's rules are added one by one while the prerendered page is still
 * shown, and the same class name would get another cascade order.
 */
export function tidied(
  { markup, styles }: Picture,
  name: string,
): { markup: string; style: string } {
  const looks = new Map<string, string>()
  const selected = new Set(Array.from(styles.matchAll(CLASS), ([, each]) => each))
  const renamed = new Set<string>()
  const plain = markup
    .replaceAll(BOUNDARY, '')
    .replaceAll(CLASS_ATTRIBUTE, (_attribute, classes: string) => {
      const own = classes.split(' ').filter((each) => selected.has(each))
      for (const each of own) renamed.add(each)
      return own.length > 0 ? ` class="${own.map((each) => `${name}-${each}`).join(' ')}"` : ''
    })
    .replaceAll(STYLE_ATTRIBUTE, (_attribute, look: string) => {
      if (!looks.has(look)) looks.set(look, `${name}-${looks.size + 1}`)
      return ` data-look="${looks.get(look)}"`
    })
  const rules = [...looks].map(([look, id]) => {
    // The highest specificity that does not override animations, as `!important` would.
    return `${`[data-look="${id}"]`.repeat(3)}{${unescaped(look)}}`
  })
  const own = styles.replaceAll(CLASS, (all, each: string) =>
    renamed.has(each) ? `.${name}-${each}` : all,
  )
  return { markup: plain, style: [compact(own), ...rules].join('\n') }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function compact(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim()
}
