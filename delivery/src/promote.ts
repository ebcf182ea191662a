/**
 * `npm run promote -- trading[@version]… [--why "…"] [--wait 60]`: makes published versions live, in
 * one release. With `--wait` others get so many seconds to make live what it needs.
 */
import { parseArgs } from 'node:util'
import { command } from './process/command.ts'
import { refusal } from './process/refusal.ts'
import { say } from './process/say.ts'
import { promotePatiently } from './store/promotePatiently.ts'
import { newestVersion } from './store/published.ts'
import type { Composition } from './store/release.ts'
import { storeFolder } from './store/storePaths.ts'
import { buildNameOf, nameIn } from './workspaces/buildNames.ts'
import { whoIsThis } from './workspaces/deliver.ts'

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      why: { type: 'string', default: 'promoted by hand' },
      wait: { type: 'string', default: '0' },
    },
  })
  if (positionals.length === 0) {
    throw refusal('Name what to promote, as in npm run promote -- trading --why "the new tickers".')
  }
  const waitS = secondsOf(values.wait)
  const store = storeFolder(process.env)
  const versions = await versionsOf(store, positionals)
  const who = whoIsThis()
  const { release, isNew } = await promotePatiently(
    { store, versions, who, why: values.why },
    {
      waitMs: waitS * 1000,
      onWait: (problem) => say(`Waiting up to ${waitS} s for another release. ${problem}`),
    },
  )
  const what = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  const [is, was] = what.length > 1 ? ['are', 'were'] : ['is', 'was']
  const state = isNew ? `${is} live` : `${was} live already`
  say(`${what.join(', ')} ${state}: release ${release.release}`)
})

function secondsOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw refusal(`--wait is "${text}": give it whole seconds, as in --wait 60.`)
}

/** Reads `trading` (the newest that was published) and `trading@0.1.0-0123456789ab`. */
async function versionsOf(store: string, texts: readonly string[]): Promise<Composition> {
  const versions: Composition = {}
  for (const text of texts) {
    const [typedName = '', typedVersion] = text.split('@')
    const name = nameIn(typedName)
    const newest = await newestVersion(store, name)
    // Another work tree may have published a remote of which this one knows nothing.
    if (newest === undefined) buildNameOf(typedName)
    const version = typedVersion || newest
    if (version === undefined) {
      throw refusal(`No ${name} is published: run npm run publish:remote -- ${name} first.`)
    }
    versions[name] = version
  }
  return versions
}
