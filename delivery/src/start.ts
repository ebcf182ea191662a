/** `npm start`: builds what changed, publishes it, makes it live and serves it. */
import { BRAND } from '@aldergate/contract'
import { sentenceOf } from './outcomes/watchCanaries.ts'
import { command } from './process/command.ts'
import { misuse } from './process/refusal.ts'
import { say, seconds } from './process/say.ts'
import { stopSignal } from './process/stopSignal.ts'
import { readTyped } from './process/typed.ts'
import { addressFrom, refuseTakenPort } from './http/listen.ts'
import { serveStore } from './server/serveStore.ts'
import { signingKey } from './signing/signingKey.ts'
import { storeFolder } from './names/storePaths.ts'
import { makeWorkTreeLive } from './workspaces/makeWorkTreeLive.ts'

await command(async () => {
  const start = performance.now()
  const [operand] = readTyped('npm start', process.argv.slice(2)).positionals
  if (operand !== undefined) throw misuse(`npm start takes no "${operand}": it is of all builds.`)
  const store = storeFolder(process.env)
  const address = addressFrom(process.env)
  await refuseTakenPort(address)

  say(`${BRAND.product}: building what changed`)
  await makeWorkTreeLive(store, 'npm start')
  const server = await serveStore({
    store,
    key: await signingKey(process.env),
    onFigures: (watching) => say(sentenceOf(watching)),
    ...address,
  })
  say(`\n${BRAND.product} is ready after ${seconds(performance.now() - start)}: ${server.url}`)
  say('Stop it with Ctrl+C.')

  await stopSignal()
  await server.close()
})
