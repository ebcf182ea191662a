import {
  handmadeCanary,
  handmadeComposition,
  handmadeHost,
  handmadePage,
  handmadeRemote,
  handmadeRemoteNamed,
} from '../testing/handmadeBuilds.ts'
import { lossProblem, lostPaths } from './lostPaths.ts'

it('finds the paths that nobody would answer any more', () => {
  const live = handmadeComposition(
    handmadeHost(),
    handmadeRemote({ pages: ['/news', '/trading-view', '/blog/:id'].map(handmadePage) }),
    handmadeRemoteNamed('content'),
  )
  const next = handmadeComposition(
    handmadeHost(),
    handmadeRemote({ pages: [handmadePage('/blog/archive')] }),
    { ...handmadeRemoteNamed('content'), pages: ['/trading-view', '/:any'].map(handmadePage) },
  )

  expect(lostPaths(live, next)).toEqual(['/blog/:id'])
  expect(lossProblem(['/blog/:id'])).toBe(
    'Links and bookmarks lead to /blog/:id, which nobody would answer any more: keep the page, ' +
      'promote the remote that takes it over in the same release, or allow it by --allow-loss.',
  )
})

it('finds the paths that a new canary would not answer, and not again once it runs', () => {
  const live = handmadeComposition(
    handmadeHost(),
    handmadeRemote({ pages: ['/news', '/trading-view'].map(handmadePage) }),
  )
  const next = { ...live, canaries: [handmadeCanary(handmadeRemote())] }

  expect(lostPaths(live, next)).toEqual(['/trading-view'])
  expect(lostPaths(next, next)).toEqual([])
})
