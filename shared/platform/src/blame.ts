/** A file of a published version, such as `/trading/0.1.0-abc/page-news.js`. */
const PUBLISHED = /\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[^/]*)\/[^\s)]*\.js/

const HOST = 'host'

/** The folders that stand for other origins, such as `/trading/0.1.0-localhost:3002/`. */
const folders = new Map<string, string>()

/** Says whose the scripts below a URL of another origin are, so that blame finds them, too. */
export function noteOrigin(url: string, { name, version }: Source): void {
  folders.set(`${url}/`, `/${name}/${version}/`)
}

interface Source {
  name: string
  version: string
}

/**
 * The remote and the version that an error comes from, such as "trading 0.1.0-abc": of a file that did not
 * load, its own; else the one whose script stands highest in the stack. What its code calls, such as a part
 * of the kit, may have thrown, but it was that code that called. The host where no remote takes part,
 * `undefined` where nothing published does.
 */
export function blamed(cause: unknown): string | undefined {
  return blamedRemote(cause) ?? written(sourcesIn(stackOf(cause))[0])
}

/**
 * The same for a load, a page and a panel, which the host runs: that its own script stands in the stack says nothing there.
 * What React throws at them, as at an object for a child, has nothing else in its stack.
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

/** Webpack's runtime notes at its error which file did not come. */
function requestOf(cause: unknown): string {
  return cause instanceof Error && 'request' in cause ? String(cause.request) : ''
}

function written(source: Source | undefined): string | undefined {
  return source && `${source.name} ${source.version}`
}
