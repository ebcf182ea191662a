/** `npm run build -- [remote…]`: builds the named workspaces, or all of them. */
import { parseArgs } from 'node:util'
import { command } from './process/command.ts'
import { buildNamesOf } from './workspaces/buildNames.ts'
import { buildWorkspaces } from './workspaces/buildWorkspaces.ts'
import { refuseFailed, reportBuild } from './workspaces/reportBuilds.ts'

await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const names = buildNamesOf(positionals)
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
  refuseFailed(await buildWorkspaces({ names, mode, onOutcome: (outcome) => reportBuild(outcome) }))
})
