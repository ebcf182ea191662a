/** A part of a long text under a heading of its own, which an address can name. */
export interface Chapter {
  id: string
  heading: string
  html: string
}

/** A long text as the build compiles it from Markdown (`shared/build/texts/markdown.ts`). */
export interface Markdown {
  /** The text before the first chapter, as HTML. */
  intro: string
  chapters: readonly Chapter[]
  words: number
}

/** Adults read about 238 words of English prose a minute (Brysbaert, Journal of Memory and Language 109, 2019). */
const WORDS_A_MINUTE = 238

/** Whole minutes, one at the least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Returns the text that a reader sees of a compiled piece: for searching in it, never for showing it. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:strong|em|code|a|del)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
