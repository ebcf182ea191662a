import { liveRegistry } from './liveRegistry'

/** An address for each page whose path has a parameter. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/blog/:id': '/blog/what-the-spread-costs',
  '/apply/:slug': '/apply/software-engineer',
}

/** Every registered page with its remote and an address that opens it. */
export function visitablePages() {
  return liveRegistry().remotes.flatMap((remote) =>
    remote.pages.map((page) => ({ remote, page, address: addressOf(page.path) })),
  )
}

function addressOf(path: string): string {
  const address = path.includes(':') ? SAMPLES[path] : path
  if (address === undefined)
    throw new Error(`Name an address that opens ${path} in ${import.meta.url}.`)
  return address
}
