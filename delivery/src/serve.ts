/** `node delivery/src/serve.ts`: serves a store as it is. Nothing is built. */
import { command } from './process/command.ts'
import { say } from './process/say.ts'
import { stopSignal } from './process/stopSignal.ts'
import { addressFrom } from './server/listen.ts'
import { serveStore } from './server/serveStore.ts'
import { storeFolder } from './store/storePaths.ts'

await command(async () => {
  const server = await serveStore({ store: storeFolder(process.env), ...addressFrom(process.env) })
  say(server.url)
  await stopSignal()
  await server.close()
})
