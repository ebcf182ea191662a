/** React's marks of boundaries, for a script that would go on from them: ours begins anew. */
const BOUNDARY = /<!--\/?\$[!?~]?-->|<template[^>]*><\/template>|<!-- -->/g

const STYLE_ATTRIBUTE = / style="([^"]*)"/g

const CLASS_ATTRIBUTE = / class="([^"]*)"/g

/** How a style sheet selects a class. */
const CLASS = /\.([\w-]+)/g

/** A drawing: its markup, and the styles of that. */
export interface Picture {
  markup: string
  styles: string
}

/**
 * Returns a drawing as a document can take it: without marks for React, and with a rule of the style sheet in place of
 * each inline style, because no policy for styles lets a document have those. `name` tells the rules of one drawing
 * from those of another, and from those of the app: the app's rules come, one by one, while the drawing is still shown,
 * and a class of the app with the same name has its place in another order.
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
    // As strong as can be without keeping animations from their work.
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
