import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { run } from '../process/run.ts'
import { BUILD_NAMES } from '../names/buildNames.ts'

const COMMANDS = join(import.meta.dirname, '..')

/**
 * Makes everything live in a store of its own, with English that is accented and 40 % longer. In processes of
 * their own, because what a build is made from is known when its process begins.
 */
export async function deliverPseudo(store: string): Promise<void> {
  const env = { TEXTS: 'pseudo', STORE: store }
  for (const [file = '', ...args] of [
    ['build.ts'],
    ['delivery.ts', 'publish', ...BUILD_NAMES],
    ['delivery.ts', 'promote', ...BUILD_NAMES, '--why', 'npm run quality'],
  ]) {
    const { isOk } = await run('node', [join(COMMANDS, file), ...args], { env })
    if (!isOk)
      throw refusal('The builds with longer texts are not there: mend what is printed above.')
  }
}
