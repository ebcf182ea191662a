import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../../process/root.ts'

interface Manifest {
  exports: Record<string, string>
  shares?: Record<string, string>
}

/** A row of the table: an entry, how it is shared, and a description. */
const ROW = /^\| `([^`]+)` +\| (version|singleton|bundled) +\| \S.*\|$/gm

function rows(): string[] {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  return [...text.matchAll(ROW)].map(([, name, sharedAs]) => `${name}: ${sharedAs}`)
}

/** Each entry of the packages that reach the browser, and how it is shared. */
function entries(): string[] {
  return globSync('shared/*/package.json', { cwd: ROOT }).flatMap((file) => {
    const { exports, shares } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest
    const [, folder = ''] = file.split('/')
    if (!shares) return []
    return Object.keys(exports).map(
      (entry) => `${posix.join(folder, entry)}: ${shares[entry] ?? 'bundled'}`,
    )
  })
}

it('each entry of shared has a row of its own in docs/architecture.md, with how it is shared and what it is', () => {
  expect(rows().sort()).toEqual(entries().sort())
})
