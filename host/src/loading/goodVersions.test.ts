/** @jest-environment jsdom */

import {
  GOOD_VERSIONS_KEY,
  pageAt,
  type PageMatch,
  type RegisteredRemote,
} from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { createGoodVersions } from './goodVersions'

const HOST = REGISTRY.hostVersion

afterEach(() => localStorage.clear())

function keptBy(hostVersion = HOST) {
  return createGoodVersions({ openStorage: () => localStorage, hostVersion })
}

/** The page /news of trading, in a version that is live. */
function newsOf(version: string): PageMatch {
  const found = pageAt(REGISTRY, '/news')
  if (!found) throw new Error('The registry of tests has no page /news.')
  return { ...found, remote: tradingOf(version) }
}

function tradingOf(version: string): RegisteredRemote {
  const [trading] = REGISTRY.remotes
  if (!trading) throw new Error('The registry of tests has no remotes.')
  return { ...trading, version, container: `at_trading_${version}` }
}

function standInFor(version: string, kept = keptBy(), registry = REGISTRY) {
  return kept.standInFor(newsOf(version), registry)?.remote.version
}

it('lets the version that has worked last stand in for another, with its files and their hashes', () => {
  keptBy().note(tradingOf('1'))

  expect(keptBy().standInFor(newsOf('2'), REGISTRY)).toEqual({
    remote: tradingOf('1'),
    page: tradingOf('1').pages[0],
  })
})

it('keeps the one before, too: a page of the newer one may fail that nobody has opened yet', () => {
  for (const version of ['1', '2', '3']) keptBy().note(tradingOf(version))

  expect(standInFor('3')).toBe('2')
  expect(standInFor('4')).toBe('3')
  expect(localStorage.getItem(GOOD_VERSIONS_KEY)).not.toContain('at_trading_1"')
})

it('lets no version stand in for itself', () => {
  keptBy().note(tradingOf('1'))
  keptBy().note(tradingOf('1'))

  expect(standInFor('1')).toBeUndefined()
})

it('passes over a version from which somebody went back', () => {
  for (const version of ['1', '2']) keptBy().note(tradingOf(version))
  const registry = { ...REGISTRY, heldBack: { trading: ['2'] } }

  expect(standInFor('3', keptBy(), registry)).toBe('1')
})

it('passes over a version that has worked with another host only', () => {
  keptBy('another').note(tradingOf('1'))
  expect(standInFor('2')).toBeUndefined()

  keptBy().note(tradingOf('1'))
  expect(standInFor('2')).toBe('1')
})

it('passes over a version that does not have the page', () => {
  keptBy().note({ ...tradingOf('1'), pages: [] })

  expect(standInFor('2')).toBeUndefined()
})

it.each(['{', '7', '{"trading":7}', '{"trading":[{"remote":{}}]}'])(
  'begins anew where %s is kept',
  (text) => {
    localStorage.setItem(GOOD_VERSIONS_KEY, text)
    expect(standInFor('2')).toBeUndefined()

    keptBy().note(tradingOf('1'))
    expect(standInFor('2')).toBe('1')
  },
)

it('goes on where nothing can be kept', () => {
  const kept = createGoodVersions({
    openStorage: () => {
      throw new DOMException('The browser keeps nothing.', 'SecurityError')
    },
    hostVersion: HOST,
  })
  kept.note(tradingOf('1'))

  expect(standInFor('2', kept)).toBeUndefined()
})
