import { REGISTRY } from '../testing/registry.data'
import { nearestPages } from './nearestPages'

it('names first the page whose path looks most like the one asked for', () => {
  expect(nearestPages(REGISTRY, '/strategy-bilder')[0]?.path).toBe('/strategy-builder')
  expect(nearestPages(REGISTRY, '/setings')[0]?.path).toBe('/settings')
  expect(nearestPages(REGISTRY, '/NEWS/today')[0]?.path).toBe('/news')
})

it('offers four pages, also for a path that looks like none', () => {
  expect(nearestPages(REGISTRY, '/')).toHaveLength(4)
  expect(nearestPages(REGISTRY, '/xyzzy')).toHaveLength(4)
})

it('offers no page that needs a parameter', () => {
  const [remote] = REGISTRY.remotes
  const [page] = remote?.pages ?? []
  if (!remote || !page) throw new Error('The registry for tests has a page.')
  const registry = {
    ...REGISTRY,
    remotes: [{ ...remote, pages: [page, { ...page, path: '/news/:id' }] }],
  }

  expect(nearestPages(registry, '/news/x').map(({ path }) => path)).toEqual(['/news'])
})
