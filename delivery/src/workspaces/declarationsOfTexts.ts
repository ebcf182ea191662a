import { declareTexts, isUnsound } from '@aldergate/build/texts'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { ROOT } from '../process/root.ts'

/** The workspaces that may have texts. */
const ALL: readonly string[] = ['host', 'mfe-*', 'shared/*']

/**
 * Generates the declaration beside each English catalogue of the project, or of some of its folders. Refuses an
 * invalid catalogue.
 */
export async function declarationsOfTexts(
  root = ROOT,
  folders = ALL,
): Promise<readonly { file: string; text: string }[]> {
  const found: { file: string; text: string }[] = []
  const patterns = folders.map((folder) => `${folder}/src/**/texts/en.arb`)
  for await (const path of glob(patterns, { cwd: root })) {
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
