/** `node delivery/src/delivery.ts <command>`: what is done to a store, each with `--help` and `--json`. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { hasCode } from './process/refusal.ts'
import { WORK_FOLDER } from './workspaces/root.ts'

// To read the sources takes longer than most commands do. Not in the folder that all users of a machine share.
enableCompileCache(join(WORK_FOLDER, 'compiled'))
const { dispatch } = await import('./commands/dispatch.ts')

process.stdout.on('error', (error) => {
  // Whoever reads has heard enough, as `head` has.
  if (!hasCode(error, 'EPIPE')) throw error
})
await dispatch(process.argv.slice(2))
