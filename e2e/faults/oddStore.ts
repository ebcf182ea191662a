import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { jsonForScript } from '@aldergate/delivery/documents/escape'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import { writeServed } from '@aldergate/delivery/disk/writeAtomically'
import {
  handmadePage,
  handmadeRemote,
  publishHandmade,
} from '@aldergate/delivery/testing/handmadeBuilds'
import type { RegisteredRemote, Registry } from '@aldergate/contract'
import { storeKey } from '../store/storeKey'
import { headingEntry } from './handmadeRemote'
import { copyStore } from './storeCopy'

/** The heading of the page of the remote with the unknown name. */
export const IDEAS_HEADING = 'Ideas of a newcomer'

/** How each remote is registered by `serveOddStore`; the others are unchanged. */
const ODDITIES: Readonly<Record<string, (remote: RegisteredRemote) => unknown>> = {
  trading: (remote) => ({ ...remote, contract: 99, entry: { bundle: remote.entry } }),
  strategy: (remote) => ({ ...remote, entry: { ...remote.entry, integrity: 'md5-abc' } }),
  portfolio: (remote) => ({
    ...remote,
    canary: { version: '9.9.9', percent: 5 },
    entry: { ...remote.entry, bytes: 7 },
    pages: remote.pages.map((page) => ({
      ...page,
      icon: 'pie',
      title: { ...page.title, de: 'x' },
    })),
  }),
}

export interface OddStore {
  url: string
  /** The store as its promotions left it. */
  mend: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Serves a copy of the store under test with a remote that this project does not know, and a registry as newer or
 * careless programs might write it.
 */
export async function serveOddStore(): Promise<OddStore> {
  const { store, remove } = copyStore()
  const key = await storeKey()
  const ideas = await publishHandmade(
    store,
    handmadeRemote({
      name: 'ideas',
      container: 'newcomer_ideas',
      pages: [{ ...handmadePage('/ideas'), title: { en: 'Ideas' } }],
    }),
    { 'remoteEntry.js': headingEntry('newcomer_ideas', IDEAS_HEADING) },
  )
  await promoteVersions({ store, versions: { ideas }, who: 'a test', why: 'A newcomer', key })
  const server = await serveStore({ store })

  // After the server's initial check of the store, which would repair it. One document then answers for all pages.
  rmSync(join(store, 'documents'), { recursive: true })
  const [sound, index] = ['registry.json', 'index.html'].map((name) =>
    readFileSync(join(store, name), 'utf8'),
  ) as [string, string]
  const registry = JSON.parse(sound) as Registry
  const entries = registry.remotes.map((remote) => ODDITIES[remote.name]?.(remote) ?? remote)
  const odd = key.signed('registry', {
    ...registry,
    region: 'eu',
    remotes: [null, 'nonsense', ...entries],
  })
  await writeServed(join(store, 'registry.json'), JSON.stringify(odd))
  await writeServed(
    join(store, 'index.html'),
    index.replace(/(id="registry">)[^]*?(<\/script>)/, (_all, open: string, close: string) =>
      [open, jsonForScript(odd), close].join(''),
    ),
  )

  return {
    url: server.url,
    mend: () => writeServed(join(store, 'registry.json'), sound),
    close: async () => {
      await server.close()
      remove()
    },
  }
}
