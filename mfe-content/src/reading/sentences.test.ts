/* eslint-disable @typescript-eslint/no-restricted-imports -- the test reads the sources of the texts, not the app. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
/* eslint-enable @typescript-eslint/no-restricted-imports */

const SOURCE = join(__dirname, '..')

/** Shorter ones, such as "It is free." or the label of a link, may stand twice. */
const LEAST_WORDS = 6

/** The long texts of every page: Markdown, and data with sentences in them. */
function longTexts(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') || file.endsWith('.data.ts'))
    .map((file) => join(SOURCE, file))
}

/** Returns the pieces of a file that a reader sees: the text of Markdown, the string literals of data but for ids. */
function pieces(file: string, content: string): string[] {
  if (file.endsWith('.md')) {
    return content
      .replaceAll(/\{#[a-z0-9-]+\}|\]\([^)]*\)|[*`[\]]/g, '')
      .split(/\n|\|/)
      .map((line) => line.replace(/^(?:#+|-|\d+\.|>)\s+/, ''))
  }
  const code = content.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => text.includes(' '))
}

/** The sentences of a piece in lower case, reduced to letters and digits. */
function sentences(piece: string): string[] {
  return piece
    .split(/\n|(?<=[.!?:;][”’")]?)\s+(?=[“‘"(]?[\p{Lu}\p{N}£])/u)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length >= LEAST_WORDS)
    .map((words) => words.join(' '))
}

it('says no sentence twice in all the long texts of the site', () => {
  const places = new Map<string, string[]>()
  for (const file of longTexts()) {
    const place = relative(SOURCE, file)
    for (const sentence of pieces(file, readFileSync(file, 'utf8')).flatMap(sentences)) {
      places.set(sentence, [...(places.get(sentence) ?? []), place])
    }
  }

  expect(places.size).toBeGreaterThan(500)
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([])
})

it('finds a sentence that stands twice, whatever its style and place', () => {
  const markdown = '## Fees {#fees}\n\nIt is so. A **fee** of [one per cent](/faq) is charged.\n'
  const data = "const TEXT = { text: 'A fee of one per cent is charged! No more.' }"

  const found = [pieces('a.md', markdown), pieces('b.data.ts', data)].map((each) =>
    each.flatMap(sentences),
  )

  expect(found).toEqual([
    ['a fee of one per cent is charged'],
    ['a fee of one per cent is charged'],
  ])
})
