// `node delivery/bin/delivery.mjs <command>`: the commands for a store, each with `--help` and `--json`. JavaScript,
// because for TypeScript outside of the compile cache Node loads a compiler, which takes longer than a command whose
// sources are in it; and because any Node can read it, and say where a newer one comes from.
import module from 'node:module'
import { fileURLToPath } from 'node:url'

/** As in `root.ts`. */
const COMPILED_FOLDER = new URL('../../.aldergate/compiled', import.meta.url)

/** Whether what the commands run on is not installed: a Node that reads TypeScript, or their packages. */
function isUnprepared({ code, message }) {
  return code === 'ERR_UNKNOWN_FILE_EXTENSION' || message.startsWith('Cannot find package')
}

process.stdout.on('error', (error) => {
  // The reader of the pipe has closed it, as `head` does.
  if (error.code !== 'EPIPE') throw error
})
// What is compiled stays so where the work tree is moved, or has the cache of another one.
process.env.NODE_COMPILE_CACHE_PORTABLE = '1'
// Node has it from 22.1 on.
module.enableCompileCache?.(fileURLToPath(COMPILED_FOLDER))
try {
  // Throws when it is not there; what follows reads packages only when it knows for which command.
  import.meta.resolve('@aldergate/contract')
  const { dispatch } = await import('../src/commands/dispatch.ts')
  await dispatch(process.argv.slice(2))
} catch (error) {
  if (!isUnprepared(error)) throw error
  process.stderr.write(
    `The command cannot be started (${error.message}): run npm start, or node delivery/bin/prepare.mjs, which ` +
      'installs what is missing, then type it again, by its npm run name or with npx node.\n',
  )
  process.exitCode = 1
}
