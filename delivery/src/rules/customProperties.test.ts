import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../process/root.ts'

/** Custom properties of CSS that are used and declared nowhere: a browser leaves out what is set to one of these, and says nothing. */
function undeclared(sources: readonly string[]): string[] {
  const namesBy = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))
  const declared = new Set(namesBy(/(--[a-z][\w-]*)'?:/g))
  return namesBy(/var\((--[a-z][\w-]*)[,)]/g).filter((name) => !declared.has(name))
}

it('uses no custom property that nothing declares', () => {
  const files = globSync('{host,mfe-*,shared/*}/src/**/*.{ts,tsx}', { cwd: ROOT })
  const sources = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  expect(sources.length).toBeGreaterThan(500)
  expect(undeclared(sources)).toEqual([])
})

it('sees one that a style or an attribute of one declares, and one that none does', () => {
  const sources = [
    'const Plot = styled.div`--axis: 64px;`',
    "<Level style={{ '--share': share } as CSSProperties} />",
    'margin: var(--axis) var(--share, 0) var(--down);',
  ]
  expect(undeclared(sources)).toEqual(['--down'])
})
