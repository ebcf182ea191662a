/** `node delivery/src/delivery.ts <command>`: what is done to a store, each with `--help` and `--json`. */
import { enableCompileCache } from 'node:module'
import { hasCode } from './process/refusal.ts'
import { COMPILED_FOLDER } from './process/root.ts'

// To read the sources takes longer than most commands do.
enableCompileCache(COMPILED_FOLDER)
const { dispatch } = await import('./commands/dispatch.ts')

process.stdout.on('error', (error) => {
  // Whoever reads has heard enough, as `head` has.
  if (!hasCode(error, 'EPIPE')) throw error
})
await dispatch(process.argv.slice(2))
