import { resolve } from 'node:path'
import type { HostUnderTest } from './host'

/** The address of a host that runs already; without it the described one is started. */
const ADDRESS = process.env.FAULT_HOST

/** The module that describes it; without it, it is Aldergate Trade. */
const DESCRIPTION = process.env.FAULT_DESCRIPTION

const described: unknown = await import(DESCRIPTION ? resolve(DESCRIPTION) : './aldergate')

/** The host that is put to the test. */
export const HOST = (described as { HOST: HostUnderTest }).HOST

/** Resolves to its address. Rejects a host that can neither be started nor has an address. */
export async function reachHost(): Promise<{ url: string; close: () => Promise<void> }> {
  if (ADDRESS) return { url: new URL(ADDRESS).origin, close: () => Promise.resolve() }
  if (HOST.serve) return HOST.serve()
  throw new Error(
    'The description starts no host: name the address of one that runs by FAULT_HOST.',
  )
}
