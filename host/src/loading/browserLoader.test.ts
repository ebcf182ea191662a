/** @jest-environment jsdom */

import { pageAt } from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { browserLoader } from './browserLoader'

const GLOBALS = ['aldergateScripts', '__webpack_init_sharing__', '__webpack_share_scopes__']

afterEach(() => {
  for (const name of [...GLOBALS, 'at_trading_abc']) Reflect.deleteProperty(window, name)
})

function load() {
  const match = pageAt(REGISTRY, '/news')
  if (!match) throw new Error('The registry for tests has /news.')
  return browserLoader().load(match)
}

it('says so where the inline script has not run', () => {
  expect(() => load()).toThrow('The inline script of index.html has made no script loader.')
})

it("brings a page by the document's scripts, its globals and what the host shares", async () => {
  const begun: string[] = []
  const joined: unknown[] = []
  const NewsPage = () => null
  window.aldergateScripts = {
    load: async () => undefined,
    ahead: () => undefined,
    movedAt: () => 0,
  }
  Object.assign(window, {
    __webpack_init_sharing__: async (scope: string) => void begun.push(scope),
    __webpack_share_scopes__: { default: { react: { '19.3.1': {} } } },
    at_trading_abc: {
      init: (scope: unknown) => void joined.push(scope),
      get: async () => () => ({ default: NewsPage }),
    },
  })

  await expect(load()).resolves.toMatchObject({ status: 'ready', Page: NewsPage })
  expect(begun).toEqual(['default'])
  expect(joined).toEqual([{ react: { '19.3.1': { get: expect.any(Function) } } }])
})
