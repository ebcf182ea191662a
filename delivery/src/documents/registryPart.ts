import {
  KEEPING,
  pageAt,
  type RegisteredPage,
  type RegisteredRemote,
  type Registry,
} from '@aldergate/contract'

/**
 * Returns the part of the registry that a page's document carries: what a browser needs to show that page. Its remotes
 * are the page's own, with all paths of the page, and those with a canary, whose names identify the running
 * composition.
 */
export function registryPart(registry: Registry, path: string): Registry {
  const parted = (remote: RegisteredRemote): RegisteredRemote => {
    const asked = pageAt({ ...registry, remotes: [remote] }, path)?.page
    return { ...remote, pages: remote.pages.filter(({ expose }) => expose === asked?.expose) }
  }
  const canaries = registry.canaries?.map((canary) => ({
    ...canary,
    remote: parted(canary.remote),
  }))
  const tried = canaries?.map(({ remote }) => remote) ?? []
  const remotes = registry.remotes
    .map(parted)
    .filter(({ name, pages }) => pages.length > 0 || tried.some((each) => each.name === name))
  const names = packagesOf([...remotes, ...tried].flatMap(({ pages }) => pages))
  const packages = Object.entries(registry.packages).filter(
    ([name, files]) => names.has(name) && files.length > 0,
  )
  return {
    ...registry,
    partFor: path,
    packages: Object.fromEntries(packages),
    remotes,
    canaries,
    signature: undefined,
  }
}

function packagesOf(pages: readonly RegisteredPage[]): Set<string> {
  return new Set([KEEPING, ...pages.flatMap(({ packages = [] }) => packages)])
}
