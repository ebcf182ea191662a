/** React's marks of boundaries, for a script that would go on from them: ours begins anew. */
const BOUNDARY = /<!--\/?\$[!?~]?-->|<template[^>]*><\/template>|<!-- -->/g

const STYLE_ATTRIBUTE = / style="([^"]*)"/g

/**
 * What was drawn, as a document can take it: without marks for React, and with a rule of the style sheet for each
 * style of an element alone, because no policy for styles lets a document have those. `name` tells
 * the rules of one drawing from those of another.
 */
export function tidied({ markup, styles }, name) {
  const looks = new Map()
  const plain = markup.replaceAll(BOUNDARY, '').replaceAll(STYLE_ATTRIBUTE, (_attribute, look) => {
    if (!looks.has(look)) looks.set(look, `${name}-${looks.size + 1}`)
    return ` data-look="${looks.get(look)}"`
  })
  const rules = [...looks].map(([look, id]) => {
    // As strong as can be without keeping animations from their work.
    return `${`[data-look="${id}"]`.repeat(3)}{${unescaped(look)}}`
  })
  return { markup: plain, style: [compact(styles), ...rules].join('\n') }
}

function unescaped(text) {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function compact(css) {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim()
}
