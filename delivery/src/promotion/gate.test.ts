import type { BuiltRemote } from '@aldergate/contract/built'
import {
  handmadeCanary,
  handmadeComposition,
  handmadeHost,
  handmadePage,
  handmadeRemote,
  handmadeRemoteNamed,
} from '../testing/handmadeBuilds.ts'
import { problemOf } from './gate.ts'

it('lets a composition pass whose parts fit', () => {
  const next = handmadeComposition(handmadeHost(), handmadeRemote(), handmadeRemoteNamed('content'))

  expect(problemOf(next)).toBeUndefined()
})

it('refuses a contract that it does not know', () => {
  expect(problemOf(handmadeComposition(handmadeHost(), handmadeRemote({ contract: 2 })))).toBe(
    'trading 1-r speaks contract 2, and only 1 is known here: ' +
      'build it against contract 1, or update delivery first.',
  )
})

it('refuses a range that the host does not meet', () => {
  const remote = handmadeRemote({ requires: { react: '^20.0.0' } })

  expect(problemOf(handmadeComposition(handmadeHost(), remote))).toBe(
    'trading 1-r requires react ^20.0.0, and host 1-h shares 19.3.1: ' +
      'build trading for 19.3.1, or promote a host with ^20.0.0 in the same release.',
  )
})

it('refuses a requirement that the host does not share at all', () => {
  const remote = handmadeRemote({ requires: { 'jotai/': '^3.0.0' } })

  expect(problemOf(handmadeComposition(handmadeHost(), remote))).toBe(
    'trading 1-r requires jotai/, which host 1-h does not share: ' +
      'promote a host that shares it in the same release, or build trading without it.',
  )
})

it('refuses a host that a remote beside it cannot use', () => {
  const host = handmadeHost({ provides: { react: '20.0.0' } })

  expect(problemOf(handmadeComposition(host, handmadeRemote()))).toContain(
    'trading 1-r requires react ^19.3.0, and host 1-h shares 20.0.0',
  )
})

it('refuses a path that another remote owns', () => {
  const thief = { ...handmadeRemoteNamed('content'), pages: [handmadePage('/news')] }

  expect(problemOf(handmadeComposition(handmadeHost(), handmadeRemote(), thief))).toBe(
    'content 1-r and trading 1-r both declare /news: remove the page from one of them, ' +
      'then promote both in the same release.',
  )
})

it('advises another path where two builds for development, which nobody promotes, have the same', () => {
  const remotes = [handmadeRemote(), handmadeRemoteNamed('content')].map((remote): BuiltRemote => ({
    ...remote,
    pages: [handmadePage('/news')],
    mode: 'development',
  }))

  expect(problemOf(handmadeComposition(handmadeHost(), ...remotes))).toBe(
    'content 1-r and trading 1-r both declare /news: give one of them another path.',
  )
})

it.each(['/:any', '/:section'])('refuses %s, which would take over the pages of others', (path) => {
  const thief = { ...handmadeRemoteNamed('content'), pages: [handmadePage(path)] }

  expect(problemOf(handmadeComposition(handmadeHost(), handmadeRemote(), thief))).toBe(
    `content 1-r declares ${path}, and trading 1-r /news, which answer some of the same ` +
      'paths: remove the page from one of them, then promote both in the same release.',
  )
})

it.each([
  ['/platform', '/platform'],
  ['/documents', '/documents'],
  ['/documents/:id', '/documents'],
  ['/documents/terms/of-use', '/documents'],
  ['/index', '/index'],
])('refuses %s, which would never be seen, because the host answers %s', (path, taken) => {
  const remote = handmadeRemote({ pages: [handmadePage(path)] })

  expect(problemOf(handmadeComposition(handmadeHost(), remote))).toBe(
    `trading 1-r declares ${path}, and the host answers ${taken}: give the page another path, then build again.`,
  )
})

it('compares what patterns answer, not their letters', () => {
  const blog = {
    ...handmadeRemoteNamed('content'),
    pages: ['/blog', '/blog/:id'].map(handmadePage),
  }
  const thief = (path: string) => ({ ...handmadeRemoteNamed('ideas'), pages: [handmadePage(path)] })
  const beside = (path: string) => problemOf(handmadeComposition(handmadeHost(), blog, thief(path)))

  expect(beside('/blog/:x')).toContain('ideas 1-r declares /blog/:x, and content 1-r /blog/:id')
  expect(beside('/blog/archive')).toContain('declares /blog/archive, and content 1-r /blog/:id')
  expect(beside('/:any/:id')).toContain('declares /:any/:id, and content 1-r /blog/:id')
  expect(beside('/blog/:id/notes')).toBeUndefined()
})

it('lets a remote have a page of its own beside one with a parameter, but not the same one twice', () => {
  const pages = ['/blog/:id', '/blog/archive'].map(handmadePage)
  const twice = [...pages, handmadePage('/blog/:slug')]

  expect(problemOf(handmadeComposition(handmadeHost(), handmadeRemote({ pages })))).toBeUndefined()
  expect(problemOf(handmadeComposition(handmadeHost(), handmadeRemote({ pages: twice })))).toBe(
    'trading 1-r declares /blog/:slug and /blog/:id, which are the same: remove one of them.',
  )
})

it('refuses two containers of one name', () => {
  const double = { ...handmadeRemoteNamed('content'), container: 'trading_1' }

  expect(problemOf(handmadeComposition(handmadeHost(), handmadeRemote(), double))).toBe(
    'content 1-r and trading 1-r call their containers trading_1: ' +
      'build one of them again, then promote it.',
  )
})

it('checks a canary as what is live, against everything but the version that it stands in for', () => {
  const live = handmadeComposition(handmadeHost(), handmadeRemote(), handmadeRemoteNamed('content'))
  const besides = (...canaries: BuiltRemote[]) =>
    problemOf({ ...live, canaries: canaries.map((built) => handmadeCanary(built)) })
  const pages = (...paths: string[]) => handmadeRemote({ pages: paths.map(handmadePage) })
  const thief = { ...handmadeRemoteNamed('content'), pages: [handmadePage('/ideas')] }

  expect(besides(pages('/news', '/ideas'))).toBeUndefined()
  expect(besides(pages('/news', '/content-page'))).toContain(
    'trading 2-c and content 1-r both declare /content-page',
  )
  expect(besides(pages('/news', '/ideas'), thief)).toContain(
    'content 2-c and trading 2-c both declare /ideas',
  )
  expect(besides(handmadeRemote({ container: 'content_1' }))).toContain(
    'call their containers content_1',
  )
  expect(besides(handmadeRemote({ requires: { react: '^20.0.0' } }))).toContain(
    'trading 2-c requires react ^20.0.0',
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

  expect(problemOf(handmadeComposition(host, remote))).toBe(
    `${start}, which is not in it: mend its build, then build and publish ${name} again.`,
  )
})
