import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAs, type RegisteredPage, type RegisteredRemote } from '@aldergate/contract'
import { BuiltRemote } from '@aldergate/contract/built'
import { versionFolder } from '@aldergate/delivery/names/storePaths'
import { addressOf } from '@aldergate/delivery/opening/pagesToOpen'
import { liveRegistry } from './liveRegistry'
import { storeUnderTest } from './storeUnderTest'

/** Every registered page with its remote and an address that opens it. */
export function visitablePages() {
  return liveRegistry().remotes.flatMap((remote) => {
    const built = builtRemote(remote)
    return remote.pages.map((page) => ({ remote, page, address: addressIn(built, page) }))
  })
}

function builtRemote({ name, version }: RegisteredRemote): BuiltRemote {
  const file = join(versionFolder(storeUnderTest(), name, version), 'remote.json')
  return parseAs(BuiltRemote, file, JSON.parse(readFileSync(file, 'utf8')))
}

/** From the remote's own configuration, so that the platform need not know a new page. */
function addressIn({ pages }: BuiltRemote, { path }: RegisteredPage): string {
  const page = pages.find((each) => each.path === path)
  const address = page && addressOf(page)
  if (address !== undefined) return address
  throw new Error(`Nothing says where ${path} leads: name one of its places in remote.config.ts.`)
}
