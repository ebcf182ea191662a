import type { RegisteredPage } from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { canonicalPath } from './canonicalPath'

const [trading] = REGISTRY.remotes

function pageOf(path: string, expose: string): RegisteredPage {
  return { path, expose, title: { en: 'Page' }, description: { en: 'A page.' }, files: [] }
}

function canonicalOf(pages: RegisteredPage[], at: number, pathname: string) {
  const page = pages[at]
  if (!trading || !page) throw new Error('The registry for tests has a remote.')
  return canonicalPath({ ...REGISTRY, remotes: [{ ...trading, pages }] }, page, pathname)
}

const PRIVACY = [
  pageOf('/privacy', './src/privacy/PrivacyPage.tsx'),
  pageOf('/privacy-policy', './src/privacy/PrivacyPage.tsx'),
]

it('is the first path of a page that answers under several', () => {
  expect(canonicalOf(PRIVACY, 0, '/privacy')).toBe('/privacy')
  expect(canonicalOf(PRIVACY, 1, '/privacy-policy/')).toBe('/privacy')
})

it('is the address itself of a page with a parameter', () => {
  const pages = [pageOf('/blog/:id', './src/blog/article/ArticlePage.tsx')]

  expect(canonicalOf(pages, 0, '/blog/reading-the-spread/')).toBe('/blog/reading-the-spread')
})

it('is its own path for a page that the composition no longer has', () => {
  const gone = pageOf('/gone', './src/gone/GonePage.tsx')

  expect(canonicalPath(REGISTRY, gone, '/gone')).toBe('/gone')
})
