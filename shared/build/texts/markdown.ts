import { Marked, type Tokens } from 'marked'
import { BRAND } from '@aldergate/contract'

/** Matches `## Fees {#fees}`: a chapter's id is part of published addresses, so it is explicit. */
const CHAPTER = /^## (.+?) \{#([a-z0-9-]+)\}$/

/** Splits before second-level headings, which begin chapters; the text before the first one is the intro. */
const BEFORE_CHAPTER = /^(?=## )/m

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu

const marked = new Marked({
  renderer: {
    /** A wide table scrolls within itself, and is focusable. */
    table(token) {
      const cell = (tag: 'td' | 'th') => (each: Tokens.TableCell) =>
        `<${tag}${each.align ? ` align="${each.align}"` : ''}>${this.parser.parseInline(each.tokens)}</${tag}>`
      const head = token.header.map(cell('th')).join('')
      const rows = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('')
      return `<div tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>\n`
    },
    link({ href, tokens }) {
      const isInternal = href.startsWith('/') || href.startsWith('#')
      const leaving = isInternal ? '' : ' target="_blank" rel="noopener noreferrer"'
      return `<a href="${href}"${leaving}>${this.parser.parseInline(tokens)}</a>`
    },
    html({ text }) {
      throw new Error(`Write Markdown instead of the HTML ${JSON.stringify(text)}.`)
    },
  },
})

/** A long text as HTML, divided into chapters. */
interface Compiled {
  intro: string
  chapters: Chapter[]
  words: number
}

interface Chapter {
  id: string
  heading: string
  html: string
}

/**
 * Compiles a long text at build time, so that the browser needs no parser. Replaces `{product}` and `{bank}` by the
 * brand's names. Throws for a chapter without an id, for duplicate ids, and for HTML.
 */
export function compileMarkdown(source: string): Compiled {
  const branded = source.replaceAll('{product}', BRAND.product).replaceAll('{bank}', BRAND.bank)
  const parts = branded.split(BEFORE_CHAPTER)
  const intro = parts[0]?.startsWith('## ') ? '' : (parts.shift() ?? '')
  const chapters = parts.map(chapterOf)
  const twice = chapters.find(({ id }, at) => chapters.findIndex((each) => each.id === id) < at)
  if (twice) throw new Error(`Two chapters have the id "${twice.id}".`)
  const prose = [intro, ...parts].join(' ').replaceAll(/\{#[a-z0-9-]+\}|\]\([^)]*\)/g, '')
  return {
    intro: htmlOf(intro),
    chapters,
    words: prose.match(WORD)?.length ?? 0,
  }
}

function chapterOf(part: string): Chapter {
  const [first = '', ...rest] = part.split('\n')
  const [, heading, id] = CHAPTER.exec(first.trim()) ?? []
  if (!heading || !id)
    throw new Error(`Give the chapter "${first}" an id: "## Heading {#stable-id}".`)
  return { id, heading, html: htmlOf(rest.join('\n')) }
}

function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false }).trim()
}
