import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storeFolder } from '@aldergate/delivery/names/storePaths'

/** The store under test: the production build of the host and all remotes, as the public commands left it. */
export function storeUnderTest(): string {
  return storeFolder(process.env)
}

/** Before the first test: else hundreds would fail, one by one, for the same reason. */
export default function demandStore(): void {
  if (process.env.BASE_URL || process.env.FAULT_HOST) return
  const store = storeUnderTest()
  if (!existsSync(join(store, 'index.html'))) {
    throw new Error(`Nothing is live in ${store}: make it by npm start, or name another in STORE.`)
  }
}
