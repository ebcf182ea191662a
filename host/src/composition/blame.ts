/** A file of a published version in a line of a stack: `…/trading/0.1.0-abc/page-news.js:1:234`. */
const PUBLISHED = /\/\/[^/]+\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[^/]*)\/[^\s)]*\.js/g

const HOST = 'host'

/**
 * The remote and the version whose script stands highest in an error's stack, such as "trading 0.1.0-abc":
 * what its code calls, such as a part of the kit, may have thrown, but it was that code that called.
 * The host itself where no remote takes part, `undefined` where nothing published does.
 */
export function blamed(cause: unknown): string | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const sources = Array.from(stack.matchAll(PUBLISHED), ([, name, version]) => ({ name, version }))
  const source = sources.find(({ name }) => name !== HOST) ?? sources[0]
  return source && `${source.name} ${source.version}`
}
