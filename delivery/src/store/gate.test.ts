import type { BuiltHost, BuiltRemote } from '@aldergate/contract'
import {
  handmadeHost,
  handmadeOther,
  handmadePage,
  handmadeRemote,
} from '../testing/handmadeBuilds.ts'
import { lossProblem, lostPaths, problemOf } from './gate.ts'
import type { PublishedComposition } from './published.ts'

const INTEGRITY = Object.fromEntries(
  [
    'main.js',
    'shared.js',
    'boot.js',
    'inter.woff2',
    'root/favicon.svg',
    'root/robots.txt',
    'root/site.webmanifest',
    'remoteEntry.js',
    'page.js',
  ].map((file) => [file, 'sha384-x']),
)

function composition(host: BuiltHost, ...remotes: BuiltRemote[]): PublishedComposition {
  return {
    host: { version: '1-h', built: host, integrity: INTEGRITY },
    remotes: remotes.map((built) => ({ version: '1-r', built, integrity: INTEGRITY })),
  }
}

it('lets a composition pass whose parts fit', () => {
  const next = composition(handmadeHost(), handmadeRemote(), handmadeOther('content'))

  expect(problemOf(next)).toBeUndefined()
})

it('refuses a contract that it does not know', () => {
  expect(problemOf(composition(handmadeHost(), handmadeRemote({ contract: 2 })))).toBe(
    'trading 1-r speaks contract 2, and only 1 is known here: ' +
      'build it against contract 1, or update delivery first.',
  )
})

it('refuses a range that the host does not meet', () => {
  const remote = handmadeRemote({ requires: { react: '^20.0.0' } })

  expect(problemOf(composition(handmadeHost(), remote))).toBe(
    'trading 1-r requires react ^20.0.0, and host 1-h shares 19.3.1: ' +
      'build trading for 19.3.1, or promote a host with ^20.0.0 in the same release.',
  )
})

it('refuses a requirement that the host does not share at all', () => {
  const remote = handmadeRemote({ requires: { 'jotai/': '^3.0.0' } })

  expect(problemOf(composition(handmadeHost(), remote))).toBe(
    'trading 1-r requires jotai/, which host 1-h does not share: ' +
      'promote a host that shares it in the same release, or build trading without it.',
  )
})

it('refuses a host that a remote beside it cannot use', () => {
  const host = handmadeHost({ provides: { react: '20.0.0' } })

  expect(problemOf(composition(host, handmadeRemote()))).toContain(
    'trading 1-r requires react ^19.3.0, and host 1-h shares 20.0.0',
  )
})

it('refuses a path that another remote owns', () => {
  const thief = handmadeRemote({ name: 'content', pages: [handmadePage('/news')] })

  expect(problemOf(composition(handmadeHost(), handmadeRemote(), thief))).toBe(
    'content 1-r declares /news, which trading 1-r owns: remove the page from one of them, ' +
      'then promote both in the same release.',
  )
})

it.each([
  [
    'a page',
    handmadeHost(),
    handmadeRemote({ pages: [{ ...handmadePage('/news'), files: ['x.js'] }] }),
    'trading 1-r names the file x.js',
  ],
  [
    'an entry',
    handmadeHost(),
    handmadeRemote({ entry: 'x.js' }),
    'trading 1-r names the file x.js',
  ],
  [
    'a root file',
    handmadeHost({ root: ['x.txt'] }),
    handmadeRemote(),
    'host 1-h names the file root/x.txt',
  ],
])('refuses %s whose file is missing', (_what, host, remote, start) => {
  const { name } = start.startsWith('host') ? host : remote

  expect(problemOf(composition(host, remote))).toBe(
    `${start}, which is not in it: mend its build, then build and publish ${name} again.`,
  )
})

it('finds the linked paths that nobody would answer any more', () => {
  const live = composition(
    handmadeHost(),
    handmadeRemote({ pages: [handmadePage('/news'), handmadePage('/trading-view')] }),
    handmadeOther('content'),
  )
  const next = composition(
    handmadeHost(),
    handmadeRemote({ pages: [] }),
    handmadeRemote({ name: 'content', pages: [handmadePage('/trading-view')] }),
  )

  expect(lostPaths(live, next)).toEqual(['/news'])
  expect(lossProblem(['/news'])).toBe(
    'Links of the product lead to /news, which nobody would answer any more: ' +
      'keep the page, or promote the remote that takes it over in the same release.',
  )
})
