import { serveStore } from '@aldergate/delivery/server/serveStore'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import {
  handmadePage,
  handmadeRemote,
  publishHandmade,
} from '@aldergate/delivery/testing/handmadeBuilds'
import { storeKey } from '../store/storeKey'
import { HANDMADE_ENTRY, LENDER_ENTRY } from './handmadeRemote'
import { copyStore } from './storeCopy'

export interface HandmadeStore {
  url: string
  /** Remote and version, as a card or the console names them. */
  trading: string
  strategy: string
  close: () => Promise<void>
}

/** Serves a copy of the store under test with two handmade remotes, one of which fails on request. */
export async function serveHandmadeStore(): Promise<HandmadeStore> {
  const { store, remove } = copyStore()
  const trading = await publishHandmade(
    store,
    handmadeRemote({
      name: 'trading',
      container: 'handmade_trading',
      pages: [
        handmadePage('/news'),
        { ...handmadePage('/trading-view'), title: { en: 'Trading View' } },
      ],
    }),
    { 'remoteEntry.js': HANDMADE_ENTRY },
  )
  const strategy = await publishHandmade(
    store,
    handmadeRemote({
      name: 'strategy',
      container: 'handmade_strategy',
      pages: [{ ...handmadePage('/strategy-builder'), title: { en: 'Strategy Builder' } }],
    }),
    { 'remoteEntry.js': LENDER_ENTRY },
  )
  await promoteVersions({
    store,
    versions: { trading, strategy },
    who: 'a test',
    why: 'Remotes that go wrong',
    key: await storeKey(),
  })

  const server = await serveStore({ store })
  return {
    url: server.url,
    trading: `trading ${trading}`,
    strategy: `strategy ${strategy}`,
    close: async () => {
      await server.close()
      remove()
    },
  }
}
