import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS } from '@aldergate/contract'
import { runningTests } from './runningTests'

const ROOT = join(__dirname, '../../../..')

/** The tests that Jest and `npm run e2e` run: those of other commands guarantee nothing. */
const RUN = /\.test\.tsx?$|^e2e\/(journeys|faults|deploys)\/.*\.spec\.ts$/

interface Row {
  section: string
  promise: string
  file: string
  test: string
}

const ROWS = rowsOf(readFileSync(join(ROOT, 'docs/specification.md'), 'utf8'))

/** The rows of every table whose first cell is a section's number; a `|` within a cell is written `\|`. */
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

/** The titles of the tests that run in a file; empty for files that no runner picks up. */
function testsOf(file: string): string[] {
  const path = join(ROOT, file)
  return RUN.test(file) && existsSync(path) ? runningTests(readFileSync(path, 'utf8')) : []
}

it('has rows for each section of the specification', () => {
  const sections = new Set(ROWS.flatMap(({ section }) => section.split(', ')))
  expect([...sections].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

it('names for every promise of the specification a test that exists and is not skipped', () => {
  const missing = ROWS.filter(({ file, test }) => !testsOf(file).includes(test))
  expect(missing).toEqual([])
})

/** Pages that are reached only by links: articles, applications and second addresses. */
const LINKED = [
  '/blog/{id}',
  '/apply/{slug}',
  '/apply/general',
  '/privacy-policy',
  '/terms-of-service',
]

it.each([...Object.values(PATHS), ...LINKED])('has a row for the page %s', (path) => {
  expect(ROWS.some(({ promise }) => promise.includes(`\`${path}\``))).toBe(true)
})
