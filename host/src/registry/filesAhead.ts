import {
  pageAt,
  type PublishedFile,
  type RegisteredRemote,
  type Registry,
} from '@aldergate/contract'
import { chosenHere } from './chosenHere'

interface Asking {
  /** Packages of shared that the host itself will ask for at once. */
  wanted?: readonly string[]
  /** The language in which the app will speak. */
  language?: string | undefined
}

/**
 * The files that the page at a path needs, as this browser's registry has them. It is for the inline script,
 * which must be small and survive everything: what it cannot read it passes over, and the host tells of it.
 */
export function filesAhead(
  json: string | null | undefined,
  pathname: string,
  { wanted = [], language = 'en' }: Asking = {},
): PublishedFile[] {
  try {
    const registry = JSON.parse(json ?? '') as Registry
    const { contract, canaries = [] } = registry
    const chosen = chosenHere({
      ...registry,
      remotes: registry.remotes.filter((remote) => isSound(remote, contract)),
      canaries: canaries.filter((canary) => isSound(canary?.remote, contract)),
    })
    const match = pageAt(chosen, pathname)
    const names = new Set([...wanted, ...(match?.page.packages ?? [])])
    const shared = [...names].flatMap((name) => registry.packages?.[name] ?? []).filter(isFile)
    const texts = [registry, ...(match ? [match.remote] : [])].flatMap((source) =>
      textsOf(source, language),
    )
    const own = match ? [match.remote.entry, ...match.page.files] : []
    return [...new Map([...own, ...shared, ...texts].map((file) => [file.url, file])).values()]
  } catch {
    return []
  }
}

/** Returns the files of the texts in a language, or in English where there are none in it. */
export function textsOf(
  { texts = {} }: Pick<Registry, 'texts'>,
  language: string,
): PublishedFile[] {
  return (texts[language] ?? texts['en'] ?? []).filter(isFile)
}

/** Whether an entry is what its type says, as far as its files go. */
function isSound(remote: RegisteredRemote | undefined, contract: number): boolean {
  if (!remote) return false
  try {
    const { entry, pages, contract: spoken = contract } = remote
    const files = [entry, ...pages.flatMap((page) => page.files)]
    return (
      spoken <= contract &&
      pages.every(({ path }) => typeof path === 'string') &&
      files.every(isFile)
    )
  } catch {
    return false
  }
}

function isFile({ url, integrity }: PublishedFile): boolean {
  return url.startsWith('/') && integrity.startsWith('sha384-')
}
