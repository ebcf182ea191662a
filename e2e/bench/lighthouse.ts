import { chromium } from '@playwright/test'
import { refusal } from '@aldergate/delivery/process/refusal'
import lighthouse from 'lighthouse'
import type { Bench } from './part.ts'
import { markdownOf } from './report/markdown.ts'

/** What a route has of a hundred points, and what it loses them for. */
interface Scores {
  path: string
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** The audits that take points, by category: their titles and what they show. */
  losses: string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** A browser of its own, because Lighthouse talks to it by a port. */
const PORT = 4_849

/** Judges each page as a phone sees it, by Lighthouse's own settings. */
export async function judgePages({ executablePath, urls, paths }: Bench) {
  const own = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
  })
  try {
    const data: Scores[] = []
    for (const path of paths) data.push(await judge(`${urls.composed}${path}`, path))
    return {
      data,
      markdown: markdownOf(['page', ...CATEGORIES, 'loses points for'], data.map(rowOf)),
    }
  } finally {
    await own.close()
  }
}

function rowOf({ path, losses, ...scores }: Scores): string[] {
  return [path, ...CATEGORIES.map((name) => String(scores[name])), losses.join('; ')]
}

async function judge(url: string, path: string): Promise<Scores> {
  const result = await lighthouse(url, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    maxWaitForLoad: 90_000,
  })
  if (!result) throw refusal(`Lighthouse gave no result for ${url}.`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const losses = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  )
  return { path, ...(Object.fromEntries(scores) as Omit<Scores, 'path' | 'losses'>), losses }
}
