import type { Load } from './oneLoad.ts'
import type { Series } from './series.ts'
import { spreadOf } from './statistics.ts'

type Figure = {
  [Name in keyof Load]: Load[Name] extends number ? Name : never
}[keyof Load]

interface Column {
  heading: string
  figure: Figure
  /** What one of the shown unit is in the figure's. */
  unit?: number
  digits?: number
  /** What is said of both together: how many times the first is the second, or how much more. */
  compare?: 'ratio' | 'more'
  /** Between what the values lie is shown as well. */
  hasSpread?: boolean
}

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

const AGAINST: readonly Column[] = [
  { heading: 'FCP, ms', figure: 'fcpMs', compare: 'ratio', hasSpread: true },
  { heading: 'LCP, ms', figure: 'lcpMs', compare: 'ratio', hasSpread: true },
  { heading: 'answers to a click, ms', figure: 'answersMs', compare: 'ratio', hasSpread: true },
  { heading: 'script until then, kB', figure: 'scriptBytes', unit: KILOBYTE, compare: 'more' },
]

const BESIDES: readonly Column[] = [
  { heading: 'requests until it answers', figure: 'requestsUntilAnswer' },
  { heading: 'requests', figure: 'requests' },
  { heading: 'levels to read', figure: 'levelsToRead' },
  { heading: 'levels to answer', figure: 'levelsToAnswer' },
  { heading: 'document, kB', figure: 'documentBytes', unit: KILOBYTE, digits: 1 },
  { heading: 'all, kB', figure: 'allBytes', unit: KILOBYTE },
  { heading: 'blocked, ms', figure: 'blockedMs', hasSpread: true },
  { heading: 'longest task, ms', figure: 'longestTaskMs' },
  { heading: 'CLS', figure: 'cls', digits: 3 },
  { heading: 'heap, MB', figure: 'heapBytes', unit: MEGABYTE, digits: 1 },
]

/** The tables of one profile, in Markdown: a row a page, and in each cell the first contender against the second. */
export function tablesOf(series: readonly Series[]): string {
  return [AGAINST, BESIDES].map((columns) => tableOf(columns, series)).join('\n\n')
}

function tableOf(columns: readonly Column[], series: readonly Series[]): string {
  const paths = [...new Set(series.map(({ path }) => path))]
  const rows = paths.map((path) => {
    const ofPath = series.filter((each) => each.path === path)
    return [path, ...columns.map((column) => cell(column, ofPath))]
  })
  const headings = ['page', ...columns.map(({ heading }) => heading)]
  const line = ['---', ...columns.map(() => '--:')]
  return [headings, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cell(column: Column, contenders: readonly Series[]): string {
  const { figure, unit = 1, digits = 0, compare, hasSpread = false } = column
  const spreads = contenders.map(({ loads }) => spreadOf(loads.map((load) => load[figure] / unit)))
  const shown = spreads.map(({ median, least, most }) => {
    const range = hasSpread ? ` (${least.toFixed(digits)}–${most.toFixed(digits)})` : ''
    return `${median.toFixed(digits)}${range}`
  })
  const [first, second] = spreads
  const text = shown.join(' : ')
  if (!first || !second || !compare) return text
  return compare === 'ratio'
    ? `${text} = **${(first.median / second.median).toFixed(2)}**`
    : `${text}, **${signed(first.median - second.median)}**`
}

function signed(value: number): string {
  return value < 0 ? `−${(-value).toFixed(0)}` : `+${value.toFixed(0)}`
}
