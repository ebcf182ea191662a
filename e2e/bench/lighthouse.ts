import { chromium } from '@playwright/test'
import { refusal } from '@aldergate/delivery/process/refusal'
import lighthouse from 'lighthouse'
import type { Bench } from './part.ts'
import { markdownOf } from './report/markdown.ts'

/** The scores of a route, out of a hundred points, and the audits that it loses points for. */
interface Scores {
  path: string
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** The performance scores of all looks; the look with the middle one counts. */
  looks: number[]
  /** The audits that cost points, by category: their titles and details. */
  losses: string[]
}

/** On a shared processor, scores of the same page vary by five points. */
const LOOKS = 3

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** A separate browser, because Lighthouse connects to it by a port. */
const PORT = 4_849

/** Judges each page as a phone sees it, by Lighthouse's own settings. */
export async function judgePages({ executablePath, urls, paths }: Bench) {
  const own = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  })
  try {
    const data: Scores[] = []
    for (const path of paths) data.push(await middleOf(`${urls.composed}${path}`, path))
    return {
      data,
      markdown: markdownOf(['page', ...CATEGORIES, 'loses points for'], data.map(rowOf)),
    }
  } finally {
    await own.close()
  }
}

function rowOf({ path, losses, looks, ...scores }: Scores): string[] {
  const [first, ...others] = CATEGORIES.map((name) => String(scores[name]))
  const spread = `(${Math.min(...looks)}–${Math.max(...looks)})`
  return [path, `${first} ${spread}`, ...others, losses.join('; ')]
}

/** The run with the median performance. */
async function middleOf(url: string, path: string): Promise<Scores> {
  const seen: Omit<Scores, 'looks'>[] = []
  for (let look = 0; seen.length < LOOKS; look += 1) {
    if (look === 2 * LOOKS) throw refusal(`Lighthouse cannot measure ${url}.`)
    const scores = await judge(url, path)
    if (scores) seen.push(scores)
  }
  seen.sort((one, other) => one.performance - other.performance)
  const middle = seen[Math.floor(LOOKS / 2)]
  if (!middle) throw new Error('A page is looked at once at least.')
  return { ...middle, looks: seen.map(({ performance }) => performance) }
}

async function judge(url: string, path: string): Promise<Omit<Scores, 'looks'> | undefined> {
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    maxWaitForLoad: 90_000,
  })
  if (!result) throw refusal(`Lighthouse gave no result for ${url}.`)
  const { categories, audits } = result.lhr
  // A trace that Lighthouse cannot read has no score, which is not a score of zero.
  if (typeof categories['performance']?.score !== 'number') return undefined
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const losses = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  )
  const points = Object.fromEntries(scores) as Omit<Scores, 'path' | 'losses' | 'looks'>
  return { path, ...points, losses }
}
