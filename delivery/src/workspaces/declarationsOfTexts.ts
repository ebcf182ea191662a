import { declareTexts, isUnsound } from '@aldergate/build/texts'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { ROOT } from '../process/root.ts'

const CATALOGUES = '{host,mfe-*,shared/*}/src/**/texts/en.arb'

/** The declaration that belongs beside each English catalogue of the project. Refuses one that is not sound. */
export async function declarationsOfTexts(
  root = ROOT,
): Promise<readonly { file: string; text: string }[]> {
  const found: { file: string; text: string }[] = []
  for await (const path of glob(CATALOGUES, { cwd: root })) {
    const file = join(root, path)
    found.push({ file: file.replace(/en\.arb$/, 'en.d.arb.ts'), text: declared(file) })
  }
  return found
}

function declared(file: string): string {
  try {
    return declareTexts(file)
  } catch (error) {
    throw isUnsound(error) ? refusal(error.message) : error
  }
}
