import { markdownOf } from '../report/markdown.ts'
import type { Series } from '../loads/series.ts'
import { weightsOf } from './weights.ts'

const KILOBYTE = 1_000

/** Packages that weigh less than this on every page share one row. */
const LEAST_BYTES = 500

const REST = 'the rest'

/**
 * Returns the weight of each page's script by package, in Markdown: a row a package, the first contender against the
 * second.
 */
export function weightTableOf(
  series: readonly Series[],
  stores: Readonly<Record<string, string>>,
): string {
  const paths = [...new Set(series.map(({ path }) => path))]
  const weights = series.map(({ path, contender, loads }) => {
    return { path, of: weightsOf(stores[contender] ?? '', loads[0]?.scripts ?? []) }
  })
  const heaviest = new Map<string, number>()
  for (const { of } of weights) {
    for (const [name, bytes] of of) heaviest.set(name, Math.max(bytes, heaviest.get(name) ?? 0))
  }
  const names = [...heaviest.keys()]
    .filter((name) => (heaviest.get(name) ?? 0) >= LEAST_BYTES)
    .sort((a, b) => (heaviest.get(b) ?? 0) - (heaviest.get(a) ?? 0))

  function cell(name: string, path: string): string {
    const ofPath = weights.filter((each) => each.path === path)
    const shown = ofPath.map(({ of }) => {
      const bytes = [...of].filter(([each]) => (names.includes(each) ? each : REST) === name)
      const sum = bytes.reduce((total, [, count]) => total + count, 0)
      return sum < LEAST_BYTES / 10 ? '–' : (sum / KILOBYTE).toFixed(1)
    })
    return shown.join(' : ')
  }
  const rows = [...names, REST].map((name) => [
    `\`${name}\``,
    ...paths.map((path) => cell(name, path)),
  ])
  return markdownOf(['package, kB', ...paths], rows)
}
