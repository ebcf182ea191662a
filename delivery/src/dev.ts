/** `npm run dev [remote…]`: serves the composed app and rebuilds the named remotes when they are saved. */
import { BRAND } from '@aldergate/contract'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command } from './process/command.ts'
import { isRefusal } from './process/refusal.ts'
import { say, sayProblem } from './process/say.ts'
import { stopSignal } from './process/stopSignal.ts'
import { addressFrom, refuseTakenPort } from './server/listen.ts'
import { liveChannel } from './server/liveChannel.ts'
import { serveStore } from './server/serveStore.ts'
import { pruneVersions } from './store/pruneVersions.ts'
import { BUILD_NAMES, buildNamesOf, type BuildName } from './workspaces/buildNames.ts'
import { deliver } from './workspaces/deliver.ts'
import { WORK_FOLDER } from './workspaces/root.ts'
import { watchSources } from './workspaces/watchSources.ts'

/** Enough to go back to by hand; a day of saving makes hundreds. */
const KEPT_VERSIONS = 3

const store = join(WORK_FOLDER, 'dev')
const live = liveChannel()
const waiting = new Set<BuildName>()

await command(async () => {
  const watched = buildNamesOf(parseArgs({ allowPositionals: true }).positionals)
  const address = addressFrom(process.env)
  await refuseTakenPort(address)

  say(`${BRAND.product}: building for development`)
  await renew(BUILD_NAMES)
  const server = await serveStore({ store, ...address, intercept: live.intercept })
  say(`\n${BRAND.product}: ${server.url}`)
  say(`Watching ${watched.join(', ')}. Stop it with Ctrl+C.`)

  watchSources(watched, async (touched) => {
    say(`\nsaved: ${touched.join(', ')}`)
    await renew(touched)
  })
  await stopSignal()
  await server.close()
  // The watchers would keep the process alive.
  process.exit()
})

/** Makes the touched builds live, and those whose last build failed; what fails leaves the last good one live. */
async function renew(touched: readonly BuildName[]): Promise<void> {
  for (const name of touched) waiting.add(name)
  try {
    const { names, isNew } = await deliver({
      store,
      names: BUILD_NAMES.filter((name) => waiting.has(name)),
      mode: 'development',
      why: 'saved',
      isPartial: true,
    })
    for (const name of names) waiting.delete(name)
    if (isNew) live.tellPromoted(names)
    await pruneVersions(store, KEPT_VERSIONS)
  } catch (error) {
    sayProblem(isRefusal(error) ? error.message : String(error))
  }
}
