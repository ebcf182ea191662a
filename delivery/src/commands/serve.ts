import { sentenceOf, type Watching } from '../outcomes/watchCanaries.ts'
import { stopSignal } from '../process/stopSignal.ts'
import { addressFrom } from '../http/listen.ts'
import { serveStore } from '../server/serveStore.ts'
import { signingKey } from '../signing/signingKey.ts'
import { liveRelease } from '../store/live.ts'
import { subcommand } from './subcommand.ts'

export const serve = subcommand({
  name: 'serve',
  script: 'serve',
  summary: 'Serves the store as it is',
  details:
    'Nothing is built or promoted. It tells at its start of live files that are missing or altered. ' +
    'PORT and HOST name the address, else 127.0.0.1:8080.',
  operands: '',
  options: {},
  examples: [''],
  needs: 'folder',
  run: async (_typed, { store, report, note }) => {
    const key = await signingKey(process.env)
    const onFigures = (watching: Watching) =>
      report({ lines: [sentenceOf(watching)], data: { watching } })
    const server = await serveStore({ store, key, onFigures, ...addressFrom(process.env) })
    if (!(await liveRelease(store))) {
      note(`Nothing is live in ${store}: each page answers 503 until something is promoted.`)
    }
    report({ lines: [server.url], data: { url: server.url } })
    await stopSignal()
    await server.close()
  },
})
