import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeUnderTest } from '../store/storeUnderTest'

/**
 * A copy of the store under test, to which a test may publish anything. Without source maps, half of its bytes, which are
 * not served.
 */
export function copyStore(): { store: string; remove: () => void } {
  const store = mkdtempSync(join(tmpdir(), 'store-'))
  cpSync(storeUnderTest(), store, {
    recursive: true,
    filter: (source) => !source.endsWith('.maps'),
  })
  return { store, remove: () => rmSync(store, { recursive: true, force: true }) }
}
