const SOURCES = ['help', 'guides', 'faq'] as const

export type Source = (typeof SOURCES)[number]

/** Something that a search can find: one answer, under an address of its own. */
export interface Entry {
  source: Source
  heading: string
  /** The answer's text as a reader sees it. */
  text: string
  /** The address of this answer. */
  to: string
}

interface Result extends Entry {
  /** The part of the text that matched. */
  excerpt: string
}

export interface Group {
  source: Source
  results: readonly Result[]
}

const WORD_START = String.raw`(?<![\p{L}\p{N}])`

const EXCERPT_LENGTH = 180

/** Characters before the first match, so that it stands in its sentence. */
const LEAD_LENGTH = 60

/** The words of a search, in lower case. */
function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** The entries that contain every word, grouped by source; within a group, matches in the heading come first. */
export function search(entries: readonly Entry[], query: string): Group[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = entries.filter((entry) => hasAll(`${entry.heading} ${entry.text}`, words))
  return SOURCES.map((source) => ({
    source,
    results: found
      .filter((entry) => entry.source === source)
      .sort((one, other) => wordsIn(other.heading, words) - wordsIn(one.heading, words))
      .map((entry) => ({ ...entry, excerpt: excerptOf(entry.text, words) })),
  })).filter(({ results }) => results.length > 0)
}

export function countOf(groups: readonly Group[]): number {
  return groups.reduce((count, { results }) => count + results.length, 0)
}

/** Whole words around the first match; an ellipsis stands where the text goes on. */
export function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const hits = words.map((word) => lower.search(beginning(word))).filter((at) => at >= 0)
  const first = hits.length > 0 ? Math.min(...hits) : 0
  const start = first <= LEAD_LENGTH ? 0 : text.lastIndexOf(' ', first - LEAD_LENGTH) + 1
  if (text.length - start <= EXCERPT_LENGTH) return `${start > 0 ? '… ' : ''}${text.slice(start)}`
  const space = text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const end = space > first ? space : start + EXCERPT_LENGTH
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)} …`
}

function hasAll(text: string, words: readonly string[]): boolean {
  return wordsIn(text, words) === words.length
}

function wordsIn(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase()
  return words.filter((word) => beginning(word).test(lower)).length
}

/**
 * Matches the word only where a word of the text begins with it: “fill” finds “filled”, but “age” does not find “page”.
 */
function beginning(word: string): RegExp {
  return new RegExp(`${WORD_START}${escaped(word)}`, 'u')
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
