import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../process/root.ts'

interface Manifest {
  exports: Record<string, string>
  shares?: Record<string, string>
}

/** The names in the rows of the table whose second cell says so. */
function namesIn(isRow: (sharedAs: string) => boolean): string[] {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return rows
    .filter(([, , sharedAs = '']) => isRow(sharedAs))
    .flatMap(([, names = '']) => [...names.matchAll(/`(.+?)`/g)].map(([, name = '']) => name))
    .sort()
}

/** Each entry of the packages that reach the browser, and whether it is shared. */
const ENTRIES = globSync('shared/*/package.json', { cwd: ROOT }).flatMap((file) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest
  const [, folder = ''] = file.split('/')
  if (!manifest.shares) return []
  return Object.keys(manifest.exports).map((entry) => ({
    name: join(folder, entry),
    isShared: manifest.shares?.[entry] !== undefined,
  }))
})

function entries(isShared: boolean): string[] {
  const chosen = ENTRIES.filter((entry) => entry.isShared === isShared)
  return chosen.map(({ name }) => name).sort()
}

describe('the table of the seam in docs/architecture.md', () => {
  it('has every entry that is shared', () => {
    expect(namesIn((sharedAs) => /^(version|singleton)\b/.test(sharedAs))).toEqual(entries(true))
  })

  it('has every entry that each build bundles', () => {
    expect(namesIn((sharedAs) => sharedAs === 'bundled')).toEqual(entries(false))
  })
})
