/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../jest/bundled'
import { noSpareByPath } from './noSpareByPath.ts'

const FILES = join(import.meta.dirname, '../../files/src')
const folder = mkdtempSync(join(tmpdir(), 'no-spare-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a page that takes these modules, in whatever way they are written. */
function pageTaking(...paths: string[]): Promise<void> {
  writeFileSync(
    join(folder, 'page.js'),
    paths.map((path, at) => `import * as m${at} from '${path}'; console.log(m${at})`).join('\n'),
  )
  return bundled({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    // The modules' contents do not matter here.
    module: { rules: [{ test: /\.ts$/, type: 'asset/source' }] },
    plugins: [noSpareByPath()],
  })
}

it('lets a page have what is not shared', async () => {
  await expect(
    pageTaking(join(FILES, 'dataFile.ts'), join(FILES, 'reading/fileBytes.ts')),
  ).resolves.toBeUndefined()
})

it('refuses a page that reaches into a shared part, and says who does and how to do without', async () => {
  await expect(pageTaking(join(FILES, 'csv.ts'))).rejects.toThrow(
    /^page\.js reaches .*csv\.ts by its path, so the page would bring the spare of @aldergate\/files along/,
  )
})
