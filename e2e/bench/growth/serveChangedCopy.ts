import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveStore, type StoreServer } from '@aldergate/delivery/server/serveStore'
import { STORES } from '../stores.ts'

/** Serves a copy of the composed app after a change of what is live. Closing the server deletes the copy. */
export async function serveChangedCopy(
  change: (store: string) => Promise<void>,
): Promise<StoreServer> {
  const store = await mkdtemp(join(tmpdir(), 'grown-'))
  await cp(STORES.composed, store, { recursive: true })
  await change(store)
  const server = await serveStore({ store })
  return {
    url: server.url,
    close: async () => {
      await server.close()
      await rm(store, { recursive: true, force: true })
    },
  }
}
