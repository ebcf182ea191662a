import type { RegisteredRemote, Registry } from '@aldergate/contract'
import { registryPart } from './registryPart.ts'

const file = (url: string) => ({ url, integrity: 'sha384-abc' })

function page(path: string, expose = `.${path}`): RegisteredRemote['pages'][number] {
  const text = { en: path, fr: path }
  return {
    path,
    expose,
    title: text,
    description: text,
    files: [],
    packages: ['@aldergate/ui', '@aldergate/contract'],
  }
}

function remote(name: string, version: string, ...pages: RegisteredRemote['pages']) {
  return { name, version, container: name, entry: file(`/${name}/entry.js`), pages }
}

const WHOLE: Registry = {
  contract: 1,
  release: 7,
  fingerprint: '0123456789ab',
  hostVersion: '1-h',
  packages: {
    '@aldergate/ui': [file('/host/ui.js')],
    '@aldergate/keeping': [file('/host/keeping.js')],
    '@aldergate/contract': [],
    '@aldergate/files': [file('/host/files.js')],
  },
  texts: { en: [file('/host/en.js')], fr: [file('/host/fr.js')] },
  remotes: [
    remote('trading', '1', page('/news', './news'), page('/market-news', './news'), page('/live')),
    remote('content', '1', page('/blog/:id'), page('/faq')),
    remote('strategy', '1', page('/strategy-builder')),
  ],
  signature: 'of the whole',
}

const pathsOf = ({ remotes }: Pick<Registry, 'remotes'>) =>
  remotes.map(({ name, pages }) => [name, pages.map(({ path }) => path)])

it('has the remote of the page with that page alone, under each of its paths', () => {
  expect(pathsOf(registryPart(WHOLE, '/market-news'))).toEqual([
    ['trading', ['/news', '/market-news']],
  ])
  expect(pathsOf(registryPart(WHOLE, '/blog/spreads'))).toEqual([['content', ['/blog/:id']]])
})

it('has the packages that the page takes and that have files, and what keeps data, in every language', () => {
  const { packages, texts } = registryPart(WHOLE, '/faq')

  expect(Object.keys(packages)).toEqual(['@aldergate/ui', '@aldergate/keeping'])
  expect(texts).toEqual(WHOLE.texts)
})

it('says of what it is a part, and has no signature of the whole', () => {
  expect(registryPart(WHOLE, '/faq')).toMatchObject({
    release: 7,
    fingerprint: '0123456789ab',
    partFor: '/faq',
    signature: undefined,
  })
})

it('has every canary, since its name is a part of the name of what runs, with the page alone', () => {
  const canary = (name: string, ...pages: RegisteredRemote['pages']) => ({
    below: 500,
    cohort: name,
    remote: remote(name, '2', ...pages),
  })
  const part = registryPart(
    {
      ...WHOLE,
      canaries: [canary('content', page('/faq'), page('/new')), canary('strategy', page('/new'))],
    },
    '/faq',
  )

  expect(pathsOf(part)).toEqual([
    ['content', ['/faq']],
    ['strategy', []],
  ])
  expect(pathsOf({ remotes: part.canaries?.map(({ remote }) => remote) ?? [] })).toEqual([
    ['content', ['/faq']],
    ['strategy', []],
  ])
})
