/** Matches a file of a published version, such as `/trading/0.1.0-abc/page-news.js`. */
const PUBLISHED = /\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[^/]*)\/[^\s)]*\.js/

const HOST = 'host'

/** Virtual folders for other origins, such as `/trading/0.1.0-localhost:3002/`. */
const folders = new Map<string, string>()

/** Registers the remote whose scripts are below a URL of another origin, so that errors are attributed to it. */
export function noteOrigin(url: string, { name, version }: Source): void {
  folders.set(`${url}/`, `/${name}/${version}/`)
}

interface Source {
  name: string
  version: string
}

/**
 * The remote and version that an error comes from, such as "trading 0.1.0-abc": that of a file that failed to load,
 * else that of the topmost script in the stack. Shared code that a remote called, such as the kit, may have thrown,
 * but the caller is blamed. The host if no remote is involved, `undefined` if no published code is.
 */
export function blamed(cause: unknown): string | undefined {
  return blamedRemote(cause) ?? written(sourcesIn(stackOf(cause))[0])
}

/**
 * As `blamed`, for a load, a page or a panel, all of which the host runs, so that its own script in the stack means
 * nothing. Errors that React throws about them, such as for an object as a child, have only the host in their stack.
 */
export function blamedRemote(cause: unknown): string | undefined {
  const remote = sourcesIn(stackOf(cause)).find(({ name }) => name !== HOST)
  return written(sourcesIn(requestOf(cause))[0] ?? remote)
}

function sourcesIn(text: string): Source[] {
  let known = text
  for (const [url, folder] of folders) known = known.replaceAll(url, folder)
  return Array.from(known.matchAll(new RegExp(PUBLISHED, 'g')), ([, name = '', version = '']) => ({
    name,
    version,
  }))
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? '') : ''
}

/** The failed URL, which webpack's runtime attaches to its error. */
function requestOf(cause: unknown): string {
  return cause instanceof Error && 'request' in cause ? String(cause.request) : ''
}

function written(source: Source | undefined): string | undefined {
  return source && `${source.name} ${source.version}`
}
