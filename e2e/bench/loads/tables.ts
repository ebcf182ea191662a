import { markdownOf } from '../report/markdown.ts'
import type { Load } from './oneLoad.ts'
import type { Series } from './series.ts'
import { spreadOf } from '../report/statistics.ts'

type Figure = {
  [Name in keyof Load]: Load[Name] extends number ? Name : never
}[keyof Load]

interface Column {
  heading: string
  figure: Figure
  /** The divisor to the displayed unit: bytes per kilobyte. */
  unit?: number
  digits?: number
  /** How the first contender is compared with the second: as a ratio, or as a difference. */
  compare?: 'ratio' | 'more'
  /** Whether the range of the values is shown as well. */
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

const DOCUMENT: Column = {
  heading: 'document, kB',
  figure: 'documentBytes',
  unit: KILOBYTE,
  digits: 1,
}

const BLOCKED: Column = {
  heading: 'blocked in all, ms',
  figure: 'blockedMs',
  hasSpread: true,
}

const HEAP: Column = { heading: 'heap, MB', figure: 'heapBytes', unit: MEGABYTE, digits: 1 }

const LETTERS: Column = { heading: 'in its font, ms', figure: 'lettersMs', hasSpread: true }

const BESIDES: readonly Column[] = [
  LETTERS,
  { heading: 'last script, ms', figure: 'lastScriptMs' },
  { heading: 'requests until it answers', figure: 'requestsUntilAnswer' },
  { heading: 'requests', figure: 'requests' },
  { heading: 'levels to read', figure: 'levelsToRead' },
  { heading: 'levels to answer', figure: 'levelsToAnswer' },
  DOCUMENT,
  { heading: 'all, kB', figure: 'allBytes', unit: KILOBYTE },
  { heading: 'blocked after the first paint, ms', figure: 'blockedAfterPaintMs', hasSpread: true },
  BLOCKED,
  { heading: 'longest task, ms', figure: 'longestTaskMs' },
  { heading: 'CLS', figure: 'cls', digits: 3 },
  HEAP,
]

/** The tables of one profile, in Markdown: a row a page, and in each cell one contender against the other. */
export function tablesOf(series: readonly Series[]): string {
  return [AGAINST, BESIDES].map((columns) => tableOf(columns, series)).join('\n\n')
}

function tableOf(columns: readonly Column[], series: readonly Series[]): string {
  const paths = [...new Set(series.map(({ path }) => path))]
  const rows = paths.map((path) => {
    const ofPath = series.filter((each) => each.path === path)
    return [path, ...columns.map((column) => cell(column, ofPath))]
  })
  return markdownOf(['page', ...columns.map(({ heading }) => heading)], rows)
}

const WORTH = [...AGAINST, LETTERS, DOCUMENT]

/**
 * Compares the figures of each contender with those of the first, in Markdown: a row for each contender on each page.
 */
export function worthTableOf(series: readonly Series[]): string {
  return ratioTableOf(WORTH, series)
}

const GROWN = [...AGAINST, DOCUMENT, BLOCKED, HEAP]

/** The same for values that grow with what a page has beyond its content. */
export function growthTableOf(series: readonly Series[]): string {
  return ratioTableOf(GROWN, series)
}

function ratioTableOf(columns: readonly Column[], series: readonly Series[]): string {
  const rows = series.map((each) => {
    const first = series.find(({ path }) => path === each.path) ?? each
    return [
      `${each.path} ${each.contender}`,
      ...columns.map((column) => {
        const ratio = spreadIn(column, each).median / spreadIn(column, first).median
        return `${shown(column, each)} = **${ratio.toFixed(2)}**`
      }),
    ]
  })
  return markdownOf(['document', ...columns.map(({ heading }) => heading)], rows)
}

function cell(column: Column, contenders: readonly Series[]): string {
  const text = contenders.map((series) => shown(column, series)).join(' : ')
  const [first, second] = contenders.map((series) => spreadIn(column, series).median)
  if (first === undefined || second === undefined || !column.compare) return text
  return column.compare === 'ratio'
    ? `${text} = **${(first / second).toFixed(2)}**`
    : `${text}, **${signed(first - second)}**`
}

function spreadIn({ figure, unit = 1 }: Column, { loads }: Series) {
  return spreadOf(loads.map((load) => load[figure] / unit))
}

function shown(column: Column, series: Series): string {
  const { median, least, most } = spreadIn(column, series)
  const [middle, from, to] = [median, least, most].map((each) => each.toFixed(column.digits ?? 0))
  return column.hasSpread ? `${middle} (${from}–${to})` : `${middle}`
}

function signed(value: number): string {
  return value < 0 ? `−${(-value).toFixed(0)}` : `+${value.toFixed(0)}`
}
