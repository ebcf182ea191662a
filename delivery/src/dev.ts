/** `npm run dev [remote…]`: serves the composed app and applies saved changes to the open pages. */
import { BRAND } from '@aldergate/contract'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from './development/compose.ts'
import { keepBuilt } from './development/keepBuilt.ts'
import type { Progress } from './development/progress.ts'
import { outputFolder, readBuilt } from './development/readBuilt.ts'
import { watchConfigurations } from './development/watchConfigurations.ts'
import { createWorkshop } from './development/workshop.ts'
import { command } from './process/command.ts'
import { say, sayProblem, seconds } from './process/say.ts'
import { stopSignal } from './process/stopSignal.ts'
import { readTyped } from './process/typed.ts'
import { addressFrom, refuseTakenPort } from './http/listen.ts'
import { liveChannel } from './server/liveChannel.ts'
import { serveStore } from './server/serveStore.ts'
import {
  BUILD_NAMES,
  type BuildName,
  buildNamesOf,
  HOST,
  workspaceFolder,
} from './names/buildNames.ts'
import { WORK_FOLDER } from './process/root.ts'

await command(async () => {
  const named = buildNamesOf(readTyped('dev', process.argv.slice(2)).positionals)
  // Shared packages come from the host, so every page gets an edit of them there.
  const watched = BUILD_NAMES.filter((name) => name === HOST || named.includes(name))
  const address = addressFrom(process.env)
  await refuseTakenPort(address)

  say(`${BRAND.product}: building for development`)
  // Each port has a folder of its own, so that several can run at once.
  const store = join(WORK_FOLDER, 'dev', String(address.port || process.pid))
  await rm(store, { recursive: true, force: true })
  const live = liveChannel(() => workshop.news())
  const workshop = createWorkshop({
    read: (name) => readBuilt(store, name),
    compose: (builds) =>
      compose(store, builds).catch((error: Error) => {
        // Reported here too: a page that could show it may not be open.
        sayProblem(error.message)
        throw error
      }),
    onNews: live.tell,
  })
  const builds = new Map(
    BUILD_NAMES.map((name) => [
      name,
      keepBuilt({
        folder: workspaceFolder(name),
        output: outputFolder(store, name),
        isOnce: !watched.includes(name),
        onProgress: (progress) => {
          report(name, progress)
          workshop.note(name, progress)
        },
      }),
    ]),
  )
  await workshop.settled()
  const server = await serveStore({
    store,
    ...address,
    intercept: live.intercept,
    isWithMaps: true,
    beforeDocument: workshop.settled,
  })
  say(`\n${BRAND.product}: ${server.url}`)
  say(`Watching ${watched.join(', ')} and what they share. Stop it with Ctrl+C.`)

  try {
    watchConfigurations(BUILD_NAMES, (names) => {
      for (const name of names) void builds.get(name)?.restart()
    })
    await stopSignal()
  } finally {
    await server.close()
    await Promise.all([...builds.values()].map((build) => build.stop()))
    await rm(store, { recursive: true, force: true })
  }
})
// The file watchers would keep the process alive, also when starting another one failed.
process.exit()

function report(name: BuildName, progress: Progress): void {
  if (progress.status === 'built') say(`  built ${name}  ${seconds(progress.ms)}`)
  if (progress.status === 'failed') sayProblem(`  ${name}  failed`)
  if (progress.status !== 'building' && progress.report) sayProblem(progress.report)
}
