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
  ['has prices', ['@aldergate/ui', '@aldergate/market'], true],
  ['has trades', ['@aldergate/ledger'], true],
  ['has the choice of what is kept', ['@aldergate/keeping'], true],
  ['has texts alone', ['@aldergate/ui', '@aldergate/platform'], false],
  ['does not say what it has', undefined, true],
])('a page that %s', (_what, packages, isNeeded) => {
  expect(needsBackground(registryWith(packages), '/news')).toBe(isNeeded)
})

it('a path without a page needs nothing', () => {
  expect(needsBackground(registryWith(['@aldergate/market']), '/nowhere')).toBe(false)
})
