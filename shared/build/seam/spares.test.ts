/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack, { type Compilation } from 'webpack'
import { sparesIn } from './spares.ts'
import { bundled } from '../jest/bundled'

const folder = mkdtempSync(join(tmpdir(), 'spares-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** A build whose page takes these shared modules, of which those with a state are the host's. */
async function compilationOf(...taken: string[]): Promise<Compilation> {
  const isState = (name: string) => name.endsWith('/state')
  writeFileSync(join(folder, 'spare.js'), 'export const name = "spare"')
  writeFileSync(join(folder, 'page.js'), taken.map((name) => `import '${name}'`).join('\n'))
  const consumes = taken.map((name) => [
    name,
    isState(name)
      ? { requiredVersion: '^2.0.0', singleton: true, import: false as const }
      : { requiredVersion: '~2.3.0', import: './spare.js' },
  ])
  let made: Compilation | undefined
  await bundled({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({ consumes: Object.fromEntries(consumes) }),
      (compiler) =>
        compiler.hooks.afterEmit.tap('test', (compilation) => void (made = compilation)),
    ],
  })
  if (!made) throw new Error('Nothing was built.')
  return made
}

const RANGES = { '@aldergate/market': '~2.3.0', '@aldergate/ui': '~1.6.0' }

it('has a spare of each package that it takes by version', async () => {
  const compilation = await compilationOf('@aldergate/market', '@aldergate/ui')
  expect(sparesIn(compilation, RANGES)).toEqual(RANGES)
})

it('has none of a package whose state it takes, because that is the host’s in any version', async () => {
  const compilation = await compilationOf(
    '@aldergate/market',
    '@aldergate/market/state',
    '@aldergate/ui',
  )
  expect(sparesIn(compilation, RANGES)).toEqual({ '@aldergate/ui': '~1.6.0' })
})
