import { createServer } from 'node:http'
import { openBucket } from '../bucket/openBucket.ts'
import { takeOutcomes } from '../outcomes/takeOutcomes.ts'
import { watchBucket } from '../outcomes/watchBucket.ts'
import { FALSE_ALARM, sentenceOf, watchCanaries, type Watching } from '../outcomes/watchCanaries.ts'
import { stopSignal } from '../process/stopSignal.ts'
import { addressFrom, listen, urlOf } from '../http/listen.ts'
import { sendText } from '../http/respond.ts'
import { signingKey } from '../signing/signingKey.ts'
import { subcommand } from './subcommand.ts'

export const watch = subcommand({
  name: 'watch',
  script: 'watch',
  summary: 'Ends canaries that fail more often than what is live',
  details:
    'Takes what browsers tell of canaries, for a gateway that serves files alone; serve and npm start watch ' +
    'by themselves. After 10 browsers of a canary, 20, 40 and so on it says how that and what is live do, and ' +
    'how long their pages took; --json has a line for each. One that is no worse is ended with a ' +
    `probability of ${FALSE_ALARM * 100} % at most. PORT and HOST name the address, else 127.0.0.1:8080.`,
  operands: '',
  options: {},
  examples: [''],
  needs: 'itself',
  run: async (_typed, { store, report, note }) => {
    const key = await signingKey(process.env)
    const bucket = await openBucket(process.env)
    const onFigures = (watching: Watching) =>
      report({ lines: [sentenceOf(watching)], data: { watching } })
    const watched = bucket && (await watchBucket(bucket, { key, note, onFigures }))
    const take = takeOutcomes(
      watched?.watch ?? watchCanaries({ store, key, onEnded: note, onFigures }),
    )
    const server = createServer((request, response) => {
      if (!take(request, response))
        sendText(response, 404, 'Only outcomes of canaries are taken here.')
    })
    await listen(server, addressFrom(process.env))
    report({ lines: [urlOf(server)], data: { url: urlOf(server) } })
    await stopSignal()
    server.close()
    server.closeAllConnections()
    await watched?.end()
  },
})
