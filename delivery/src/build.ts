/** `npm run build -- [remote…]`: builds the named workspaces, or all of them. */
import { command } from './process/command.ts'
import { readTyped } from './process/typed.ts'
import { buildNamesOf } from './names/buildNames.ts'
import { buildWorkspaces } from './workspaces/buildWorkspaces.ts'
import { refuseFailed, reportBuild } from './workspaces/reportBuilds.ts'

await command(async () => {
  const { positionals } = readTyped('build', process.argv.slice(2))
  const names = buildNamesOf(positionals)
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'
  refuseFailed(await buildWorkspaces({ names, mode, onOutcome: (outcome) => reportBuild(outcome) }))
})
