import { declareTexts } from '@aldergate/build/texts'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const CATALOGUES = '{host,mfe-*,shared/*}/src/**/texts/en.arb'

/** The declaration that belongs beside each English catalogue of the project. Throws when one is not sound. */
export async function declarationsOfTexts(): Promise<readonly { file: string; text: string }[]> {
  const found: { file: string; text: string }[] = []
  for await (const path of glob(CATALOGUES, { cwd: ROOT })) {
    const file = join(ROOT, path)
    found.push({ file: file.replace(/en\.arb$/, 'en.d.arb.ts'), text: declareTexts(file) })
  }
  return found
}
