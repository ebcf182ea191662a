import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The store under test: the production build of the host and all remotes, as the public commands left it. */
export function storeUnderTest(): string {
  const store = process.env.STORE
  if (!store) throw new Error('Set STORE to a published store, or run npm test, which does.')
  return store
}

/** Before the first test: else hundreds would fail, one by one, for the same reason. */
export default function demandStore(): void {
  if (process.env.BASE_URL || process.env.FAULT_HOST) return
  const store = storeUnderTest()
  if (!existsSync(join(store, 'index.html'))) {
    throw new Error(`Nothing is live in ${store}, which STORE names: npm start makes a store.`)
  }
}
