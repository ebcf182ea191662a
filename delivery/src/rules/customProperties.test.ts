import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process/root.ts'
import { CHECKED, enough } from './checked.ts'

/** CSS custom properties that are used and declared nowhere: browsers silently ignore declarations that use one. */
function undeclared(using: readonly string[], declaring: readonly string[]): string[] {
  const declared = new Set(namesBy(/(--[a-z][\w-]*)'?:/g, declaring))
  return namesBy(/var\((--[a-z][\w-]*)[,)]/g, using).filter((name) => !declared.has(name))
}

function namesBy(pattern: RegExp, sources: readonly string[]): string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))
}

/** The source files of these folders that reach the browser. */
function sourcesOf(folders: readonly string[]): string[] {
  return globSync(
    folders.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
    { cwd: ROOT },
  )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
}

it('uses no custom property that nothing declares', () => {
  const sources = sourcesOf(CHECKED)
  expect(sources.length).toBeGreaterThanOrEqual(enough(500))
  // A remote may also use those of the kit and of the host.
  expect(undeclared(sources, sourcesOf(['host', 'mfe-*', 'shared/*']))).toEqual([])
})

it('sees one that a style or an attribute of one declares, and one that none does', () => {
  const sources = [
    'const Plot = styled.div`--axis: 64px;`',
    "<Level style={{ '--share': share } as CSSProperties} />",
    'margin: var(--axis) var(--share, 0) var(--down);',
  ]
  expect(undeclared(sources, sources)).toEqual(['--down'])
})
