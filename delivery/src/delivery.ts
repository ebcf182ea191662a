/** `node delivery/src/delivery.ts <command>`: the commands for a store, each with `--help` and `--json`. */
import { enableCompileCache } from 'node:module'
import { hasCode } from './process/refusal.ts'
import { COMPILED_FOLDER } from './process/root.ts'

// Compiling the sources takes longer than most commands run.
enableCompileCache(COMPILED_FOLDER)
const { dispatch } = await import('./commands/dispatch.ts')

process.stdout.on('error', (error) => {
  // The reader of the pipe has closed it, as `head` does.
  if (!hasCode(error, 'EPIPE')) throw error
})
await dispatch(process.argv.slice(2))
