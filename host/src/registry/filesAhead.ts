import {
  pageAt,
  type PublishedFile,
  type RegisteredRemote,
  type Registry,
} from '@aldergate/contract'
import { chosenHere } from './chosenHere'

interface Asking {
  /** Shared packages that the host itself needs at once. */
  wanted?: readonly string[]
  /** The language that the app will use. */
  language?: string | undefined
}

/**
 * Returns the files that the page at a path needs, according to this browser's registry. Runs in the inline script,
 * which has to be small and must not throw: what it cannot read it skips, and the host reports it.
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

/** Returns the text files of a language, or the English ones where it has none. */
export function textsOf(
  { texts = {} }: Pick<Registry, 'texts'>,
  language: string,
): PublishedFile[] {
  return (texts[language] ?? texts['en'] ?? []).filter(isFile)
}

/** Whether an entry matches its type, as far as its files go. */
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
