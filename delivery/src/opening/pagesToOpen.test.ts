import type { BuiltRemote } from '@aldergate/contract/built'
import { handmadePage, handmadeRemote, handmadeRemoteNamed } from '../testing/handmadeBuilds.ts'
import { pagesToOpen } from './pagesToOpen.ts'

function published(built: BuiltRemote) {
  return { version: '0.1.0-0123456789ab', built, integrity: {} }
}

function page(path: string, expose: string, places: readonly string[] = []) {
  const drawn = places.map((place) => ({ path: place, markup: 'a.html', style: 'a.css' }))
  return { ...handmadePage(path), expose, drawn }
}

const TRADING = handmadeRemote({
  pages: [
    page('/article/:id', 'article', ['/article/one', '/article/two']),
    page('/news', 'news', ['/news']),
    page('/market-news', 'news'),
    page('/symbol/:id', 'symbol'),
  ],
})
const REMOTES = { remotes: [TRADING, handmadeRemoteNamed('ideas')].map(published) }

function opened(changed: readonly string[]) {
  const { pages, passedOver, neighbour } = pagesToOpen(REMOTES, changed)
  return { addresses: pages.map(({ address }) => address), passedOver, neighbour }
}

it('opens each page of what changes once, a pattern at its first place, and says which it cannot', () => {
  expect(opened(['trading'])).toEqual({
    addresses: ['/article/one', '/news'],
    passedOver: ['/symbol/:id'],
    neighbour: '/ideas-page',
  })
})

it('opens one page of each remote in a new host', () => {
  expect(opened(['host'])).toEqual({
    addresses: ['/article/one', '/ideas-page'],
    passedOver: [],
    neighbour: '/article/one',
  })
  expect(opened(['host', 'trading', 'ideas'])).toEqual({
    addresses: ['/article/one', '/news', '/ideas-page'],
    passedOver: ['/symbol/:id'],
    neighbour: undefined,
  })
})
