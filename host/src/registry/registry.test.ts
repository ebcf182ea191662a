/** @jest-environment jsdom */

import { answerFetch, fetched } from '../testing/fakeFetch'
import { REGISTRY } from '../testing/registry.data'
import { todaysRegistry, liveRegistry } from './registry'

function pageWith(json?: string): Document {
  const page = document.implementation.createHTMLDocument()
  if (json !== undefined) {
    const block = page.createElement('script')
    block.type = 'application/json'
    block.id = 'registry'
    block.textContent = json
    page.head.append(block)
  }
  return page
}

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
})

it('reads the registry that the page carries, and asks nobody', async () => {
  answerFetch(() => Promise.reject(new Error('asked')))
  await expect(todaysRegistry(pageWith(JSON.stringify(REGISTRY)))).resolves.toEqual(REGISTRY)
})

it.each([
  ['none', undefined, 'index.html carries no registry'],
  ['a broken one', '{', 'JSON'],
  [
    'one that is no registry',
    JSON.stringify({ ...REGISTRY, release: 'seven' }),
    'The registry of index.html is not valid at release',
  ],
])('takes the live registry where the page carries %s, and says why', async (_what, json, why) => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerFetch(() => fetched(REGISTRY))

  await expect(todaysRegistry(pageWith(json))).resolves.toEqual(REGISTRY)
  expect(String(complaint.mock.calls[0]?.[1])).toContain(why)
  complaint.mockRestore()
})

it('says what is wrong with a server that has no live registry', async () => {
  answerFetch(() => fetched({}, 503))
  await expect(liveRegistry()).rejects.toThrow('/registry.json answered 503.')
})

it('tells the console of each remote that it leaves out, and why', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const [trading, ...others] = REGISTRY.remotes
  const remotes = [{ ...trading, contract: 99 }, ...others, { name: 'odd' }]
  answerFetch(() => fetched({ ...REGISTRY, remotes }))

  expect((await liveRegistry()).remotes).toHaveLength(others.length)
  expect(complaint.mock.calls.map(([line]) => line)).toEqual([
    'trading 0.1.0-abc is left out: it speaks contract 99',
    'odd is left out: its entry is not valid at remotes.3.version',
  ])
  complaint.mockRestore()
})
