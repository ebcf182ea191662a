import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS } from '@aldergate/shared/paths'

const ROOT = join(__dirname, '../../..')

interface Row {
  section: string
  promise: string
  file: string
  test: string
}

const ROWS = rowsOf(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'))

/** The rows of every table whose first cell is a section's number; a cell's `|` is written `\|`. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .filter((cells) => cells.length === 6 && /^\d/.test(cells[1] ?? ''))
    .map(([, section = '', promise = '', file = '', test = '']) => ({
      section,
      promise,
      file: file.replaceAll('`', ''),
      test,
    }))
}

/** The sources of a test, with the escapes of its strings undone, so that names can be found as they read. */
function sourceOf(file: string): string {
  const path = join(ROOT, file)
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/\\(['"`])/g, '$1') : ''
}

it('has rows for each section that promises something', () => {
  const sections = new Set(ROWS.map(({ section }) => section.replace(/\D.*/, '')))
  expect([...sections].sort()).toEqual(['2', '3', '4', '5', '8', '9'])
})

it('names for every promise of the specification a test that exists', () => {
  const missing = ROWS.filter(({ file, test }) => test === '' || !sourceOf(file).includes(test))
  expect(missing).toEqual([])
})

/** Pages that the specification names and no remote has yet. */
const TO_COME: readonly string[] = [PATHS.tradingView]

/** Pages that only links name: articles, applications and second addresses. */
const LINKED = [
  '/blog/{id}',
  '/apply/{slug}',
  '/apply/general',
  '/privacy-policy',
  '/terms-of-service',
]

it.each([...Object.values(PATHS), ...LINKED].filter((path) => !TO_COME.includes(path)))(
  'has a row for the page %s',
  (path) => {
    expect(ROWS.some(({ promise }) => promise.includes(`\`${path}\``))).toBe(true)
  },
)
