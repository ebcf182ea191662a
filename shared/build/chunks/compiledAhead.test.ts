/** @jest-environment node */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiledAhead } from './compiledAhead.ts'
import { bundled } from '../jest/bundled'

const folder = mkdtempSync(join(tmpdir(), 'ahead-'))

/** A page, a drawer that may be opened, and the library of its chart. */
beforeAll(async () => {
  const library = join(folder, 'node_modules/lightweight-charts')
  mkdirSync(library, { recursive: true })
  writeFileSync(join(library, 'index.js'), 'export const draw = () => "drawn"')
  writeFileSync(join(folder, 'drawer.js'), 'export const open = () => "open"')
  writeFileSync(
    join(folder, 'page.js'),
    `import(/* webpackChunkName: "drawer" */ './drawer.js')
     import(/* webpackChunkName: "library" */ 'lightweight-charts')`,
  )
  await bundled({
    mode: 'production',
    context: folder,
    entry: { 'page-desk': './page.js' },
    output: { path: join(folder, 'dist'), chunkFilename: '[name].js' },
    plugins: [compiledAhead()],
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

function firstLineOf(file: string) {
  return readFileSync(join(folder, 'dist', file), 'utf8').split('\n')[0]
}

it('asks the browser to compile a page and the library of charts while they come, and nothing else', () => {
  expect(firstLineOf('page-desk.js')).toBe('//# allFunctionsCalledOnLoad')
  expect(firstLineOf('library.js')).toBe('//# allFunctionsCalledOnLoad')
  expect(firstLineOf('drawer.js')).not.toContain('//#')
})
