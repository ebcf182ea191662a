/** `npm run publish:remote -- trading`: puts the build of each named workspace into the store. */
import { parseArgs } from 'node:util'
import { command } from './process/command.ts'
import { refusal } from './process/refusal.ts'
import { say } from './process/say.ts'
import { publishBuild } from './store/publishBuild.ts'
import { storeFolder } from './store/storePaths.ts'
import { buildNamesOf } from './workspaces/buildNames.ts'
import { distFolder } from './workspaces/buildWorkspaces.ts'

await command(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length === 0) {
    throw refusal('Name what to publish, as in npm run publish:remote -- trading.')
  }
  const store = storeFolder(process.env)
  for (const name of buildNamesOf(positionals)) {
    const { version, isNew } = await publishBuild({ store, build: distFolder(name) })
    say(`${name} ${version} ${isNew ? 'published' : 'already published'}`)
  }
})
