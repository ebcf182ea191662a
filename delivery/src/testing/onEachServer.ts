import type { Built } from '@aldergate/contract/built'
import { join } from 'node:path'
import { findNginx } from '../checks/nginx.ts'
import { serveStore, type StoreServer } from '../server/serveStore.ts'
import type { Composition } from '../store/release.ts'
import { ask } from './ask.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from './handmadeBuilds.ts'
import { startNginx } from './nginxServer.ts'
import { promoteAsTester } from './promoteAsTester.ts'

/** In CI these tests run even where nginx is missing, and fail: a run of all tests must not leave out half of them. */
const describeNginx = findNginx() || process.env.CI ? describe : describe.skip

/** Tests what a browser may rely on, whichever server serves the store. */
export function onEachServer(behavesAsExpected: (served: Served) => void) {
  describe('the embedded server', () =>
    behavesAsExpected(servedStore((store) => serveStore({ store }))))
  describeNginx('nginx, as the gateway configures it', () =>
    behavesAsExpected(servedStore(startNginx)),
  )
}

type Served = ReturnType<typeof servedStore>

/** Serves one store to all tests of a `describe`, in which a handmade host and a handmade remote are live. */
function servedStore(start: (store: string) => Promise<StoreServer>) {
  let store: string
  let server: StoreServer
  let host: string
  let trading: string

  beforeAll(async () => {
    store = await newFolder()
    host = await publishHandmade(store, handmadeHost())
    trading = await publishHandmade(store, handmadeRemote())
    await promoteAsTester(store, { host, trading })
    server = await start(store)
  })

  afterAll(async () => {
    await server.close()
    await removeFolder(store)
  })

  return {
    /** Serves another store by a server of the same kind. */
    start,

    get url() {
      return server.url
    },

    /** The version of the host that is live. */
    get host() {
      return host
    },

    /** The version of trading that is live. */
    get trading() {
      return trading
    },

    path: (...parts: readonly string[]) => join(store, ...parts),

    publish: (built: Built, changes?: Record<string, string>) =>
      publishHandmade(store, built, changes),

    promote: (versions: Composition) => promoteAsTester(store, versions),

    ask: (path: string, headers?: Record<string, string>, method?: string) =>
      ask(server.url, path, headers, method),
  }
}
