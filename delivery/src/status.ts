/** `npm run status [-- --maps]`: what is live, since when, by whom and why; and where its source maps are. */
import { parseArgs } from 'node:util'
import { command } from './process/command.ts'
import { say } from './process/say.ts'
import { newestVersion } from './store/published.ts'
import { liveRelease } from './store/live.ts'
import { mapsLine } from './store/mapsLine.ts'
import { storeFolder } from './store/storePaths.ts'
import { BUILD_NAMES, inOrder } from './workspaces/buildNames.ts'

await command(async () => {
  const { values } = parseArgs({ options: { maps: { type: 'boolean', default: false } } })
  const store = storeFolder(process.env)
  const live = await liveRelease(store)
  if (!live) {
    say(`Nothing is live in ${store}: promote something first, or run npm start.`)
    return
  }
  say(`release ${live.release}  ${live.when}  ${live.who}: ${live.why}`)
  for (const name of inOrder([...BUILD_NAMES, ...Object.keys(live.composition)])) {
    const version = live.composition[name]
    const newest = await newestVersion(store, name)
    const waiting = newest === undefined || newest === version ? '' : `  (published: ${newest})`
    say(`  ${name.padEnd(10)} ${version ?? 'not live'}${waiting}`)
    if (values.maps && version) say(`    ${await mapsLine(store, name, version)}`)
  }
})
