import type { RegisteredRemote } from '@aldergate/contract'
import type { ReadableRegistry } from '../registry/readRegistry'

function remoteWith(
  name: RegisteredRemote['name'],
  pages: Record<string, string>,
): RegisteredRemote {
  const file = (path: string) => ({ url: `/${name}/0.1.0-abc/${path}`, integrity: 'sha384-abc' })
  return {
    name,
    version: '0.1.0-abc',
    container: `at_${name}_abc`,
    entry: file('remoteEntry.js'),
    pages: Object.entries(pages).map(([path, title]) => ({
      path,
      expose: `./src${path}/Page.tsx`,
      title: { en: title },
      description: { en: `About ${title}.` },
      files: [file('page.js')],
    })),
  }
}

/** A small composition for tests. */
export const REGISTRY: ReadableRegistry = {
  contract: 1,
  release: 7,
  packages: {},
  hostVersion: '0.1.0-host',
  remotes: [
    remoteWith('trading', { '/news': 'Market News' }),
    remoteWith('strategy', { '/strategy-builder': 'Strategy Builder' }),
    remoteWith('content', { '/': 'Home', '/settings': 'Settings', '/faq': 'FAQ' }),
  ],
  leftOut: [],
  canaries: [],
}
