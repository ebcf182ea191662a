import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { run } from '../process/run.ts'
import { BUILD_NAMES } from '../names/buildNames.ts'

const BUILD = join(import.meta.dirname, '../build.ts')
const DELIVERY = join(import.meta.dirname, '../../bin/delivery.mjs')

/**
 * Builds and promotes everything into a store of its own, with pseudo-localized English: accented, and 40 % longer. In
 * separate processes, because a build reads its environment when the process starts.
 */
export async function deliverPseudo(store: string): Promise<void> {
  const env = { TEXTS: 'pseudo', STORE: store }
  for (const command of [
    [BUILD],
    [DELIVERY, 'publish', ...BUILD_NAMES],
    [DELIVERY, 'promote', ...BUILD_NAMES, '--why', 'npm run quality'],
  ]) {
    const { isOk } = await run('node', command, { env })
    if (!isOk)
      throw refusal('The builds with longer texts are not there: mend what is printed above.')
  }
}
