import { REGISTRY } from '../testing/registry.data'
import { needsBackground } from './needsBackground'

function registryWith(packages: string[] | undefined) {
  const remotes = REGISTRY.remotes.map((remote) => ({
    ...remote,
    pages: remote.pages.map((page) => ({ ...page, packages })),
  }))
  return { ...REGISTRY, remotes }
}

it.each([
  ['has prices', ['@aldergate/ui', '@aldergate/market'], 'soon'],
  ['has trades', ['@aldergate/ledger'], 'soon'],
  ['has the choice of what is kept', ['@aldergate/keeping', '@aldergate/market'], 'at once'],
  ['has texts alone', ['@aldergate/ui', '@aldergate/platform'], 'never'],
  ['does not say what it has', undefined, 'at once'],
])('a page that %s', (_what, packages, need) => {
  expect(needsBackground(registryWith(packages), '/news')).toBe(need)
})

it('a path without a page needs nothing', () => {
  expect(needsBackground(registryWith(['@aldergate/market']), '/nowhere')).toBe('never')
})
