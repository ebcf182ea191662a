import { REGISTRY } from '../testing/registry.data'
import { compose } from './composition'

it('answers a path that no remote has with a failure, not with an exception', async () => {
  const load = await compose(REGISTRY).load('/nowhere')
  expect(load.status).toBe('failed')
})

it('asks for nothing when a path that no remote has is prefetched', () => {
  const scripts = document.scripts.length
  compose(REGISTRY).prefetch('/about')
  expect(document.scripts).toHaveLength(scripts)
})

it('names the remote and the version behind a path', () => {
  expect(compose(REGISTRY).source('/news')).toBe('trading 0.1.0-abc')
  expect(compose(REGISTRY).source('/nowhere')).toBe('release 7')
})
