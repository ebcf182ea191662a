import { check } from '@aldergate/contract'
import { Built } from '@aldergate/contract/built'
import { join } from 'node:path'
import { misuse, refusal } from '../process/refusal.ts'
import { stopSignal } from '../process/stopSignal.ts'
import { addressFrom } from '../http/listen.ts'
import { serveBuild } from '../server/serveBuild.ts'
import { readJson } from '../disk/readJson.ts'
import { type BuildName, buildNameOf, HOST, workspaceFolder } from '../names/buildNames.ts'
import { subcommand } from './subcommand.ts'

const USUAL_PORT = '3002'

export const serveRemote = subcommand({
  name: 'serve-remote',
  script: 'serve:remote',
  summary: 'Serves the build of a remote for ?override= of an app that runs elsewhere',
  details:
    'It serves the folder dist as it is, to pages of any origin; build it first, and again after a change. ' +
    'The app has to allow overrides: "allowsOverrides" in releases/settings.json of its store. ' +
    `PORT and HOST name the address, else 127.0.0.1:${USUAL_PORT}.`,
  operands: '<name>',
  options: {},
  examples: ['trading'],
  needs: 'itself',
  run: async ({ operands }, { report }) => {
    const [text, ...more] = operands
    if (text === undefined || more.length > 0) {
      throw misuse(
        'serve-remote serves one remote: name it, as in npm run serve:remote -- trading.',
      )
    }
    const name = buildNameOf(text)
    const folder = join(workspaceFolder(name), 'dist')
    await refuseUnfit(name, folder)
    const server = await serveBuild({ folder, ...addressFrom(process.env, USUAL_PORT) })
    const query = `?override=${name}:${server.url.replace('127.0.0.1', 'localhost')}`
    report({
      lines: [server.url, `Open the app with ${query}`, 'Stop it with Ctrl+C.'],
      data: { url: server.url, query },
    })
    await stopSignal()
    await server.close()
  },
})

/** Refuses a build that the host would refuse, so that the reason need not be looked for in a browser. */
async function refuseUnfit(name: BuildName, folder: string): Promise<void> {
  if (name === HOST) throw refusal('The host is the page itself: override a remote.')
  const built = check(Built, await readJson(join(folder, 'remote.json')))
  if (built.isValid && built.data.mode === 'production') return
  const what = built.isValid ? `was built for ${built.data.mode}` : 'is not built'
  throw refusal(`${name} ${what}: run npm run build -- ${name} first.`)
}
