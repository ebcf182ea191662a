import type { Language } from '@aldergate/contract'
import { PROPER_NAMES } from '@aldergate/charts/names'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { visitablePages } from '../store/visitablePages'
import { type CrawledText, crawlAddress, prepareCrawl } from './crawl'
import { englishIn } from '@aldergate/delivery/rules/englishIn'
import { keepLanguage } from './keepLanguage'

/** The instruments' own names, which no language translates. */
const INSTRUMENTS: readonly string[] = Object.values(PROPER_NAMES)

const RESULTS = join(import.meta.dirname, '../results/languages')

interface Crawled {
  seen: readonly CrawledText[]
  english: readonly string[]
  /** Chinese that an English voice would read aloud. */
  mismarked: readonly string[]
}

/**
 * Crawls pages in a language, all of them unless some are named, and returns the texts that are English without a
 * language mark, and those marked as English that are Chinese. For manual review it lists all texts, English first, in
 * results/languages/<language>.txt.
 */
export async function crawlLanguage(
  page: Page,
  language: Exclude<Language, 'en'>,
  addresses: readonly string[] = visitablePages().map(({ address }) => address),
): Promise<Crawled> {
  const judge = await englishIn(language)
  await keepLanguage(page, language)
  await prepareCrawl(page)
  const seen: CrawledText[] = []
  for (const address of addresses) seen.push(...(await crawlAddress(page, address)))
  const names = namesIn(seen)
  // Most texts are seen on many pages.
  const verdicts = new Map<string, string | undefined>()
  const verdictOn = (text: string) => {
    if (!verdicts.has(text))
      verdicts.set(text, judge(text, names) && judge(withoutInstruments(text), names))
    return verdicts.get(text)
  }
  const english = seen.flatMap((each) => {
    const why = each.isMarked ? undefined : verdictOn(each.text)
    return why ? [`${line(each)} (${why})`] : []
  })
  const file = join(RESULTS, `${language}.txt`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, [...english, '', ...seen.map(line)].join('\n'))
  const mismarked = seen.filter(({ isMarked, text }) => isMarked && /\p{Script=Han}/u.test(text))
  return { seen, english, mismarked: mismarked.map(line) }
}

function withoutInstruments(text: string): string {
  return INSTRUMENTS.reduce((left, name) => left.replaceAll(name, '–'), text)
}

/** Returns the texts marked as English, longest first; a single word is too short to count as a name. */
function namesIn(seen: readonly CrawledText[]): string[] {
  const marked = seen.filter(({ isMarked, text }) => isMarked && text.split(' ').length > 1)
  return [...new Set(marked.map(({ text }) => text))].sort((a, b) => b.length - a.length)
}

function line({ address, after, place, isMarked, text }: CrawledText): string {
  return `${address}${after && ` [${after}]`} ${place}${isMarked ? ' lang=en' : ''}: ${text}`
}
