/** @jest-environment jsdom */

import { OPENINGS_KEY, pageAt, type PageMatch } from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { createOpenings } from './openings'

let now = 0

beforeEach(() => {
  now = 1_000
})

afterEach(() => localStorage.clear())

/** The openings of one more document of this browser. */
function document() {
  return createOpenings({ openStorage: () => localStorage, now: () => now })
}

function pageOf(path: string): PageMatch {
  const found = pageAt(REGISTRY, path)
  if (!found) throw new Error(`The registry of tests has no page ${path}.`)
  return found
}

const NEWS = pageOf('/news')

it('finds a page that never answered in another document, until it may be opened again', () => {
  document().begin(NEWS)
  now += 11_000

  const later = document()
  expect(later.isSilent(NEWS)).toBe(true)
  expect(later.isSilent(pageOf('/faq'))).toBe(false)
  expect(later.isSilent({ ...NEWS, remote: { ...NEWS.remote, version: '0.2.0-def' } })).toBe(false)

  later.forget(NEWS)
  expect(document().isSilent(NEWS)).toBe(false)
})

it('takes a page that was begun a moment ago for one that another tab is about to show', () => {
  document().begin(NEWS)
  now += 9_000

  expect(document().isSilent(NEWS)).toBe(false)
})

it('notes no page of a document that nobody looks at, which may be closed before it answers', () => {
  const hidden = { openStorage: () => localStorage, now: () => now, isHidden: () => true }
  createOpenings(hidden).begin(NEWS)
  now += 11_000

  expect(document().isSilent(NEWS)).toBe(false)
})

it('leaves nothing in the browser of a document that answers, and what another has begun', () => {
  document().begin(NEWS)
  const mine = document()
  mine.begin(pageOf('/faq'))
  mine.end()
  now += 11_000
  expect(document().isSilent(NEWS)).toBe(true)

  const alone = document()
  alone.begin(NEWS)
  alone.end()
  expect(localStorage.getItem(OPENINGS_KEY)).toBeNull()
})

it.each(['nonsense', 'null', '{"trading 0.1.0-abc /news":"long ago"}'])(
  'takes nobody for silent by what it cannot read: %s',
  (kept) => {
    localStorage.setItem(OPENINGS_KEY, kept)
    const openings = document()
    openings.begin(pageOf('/faq'))
    openings.end()

    expect(openings.isSilent(NEWS)).toBe(false)
  },
)

it.each(['[[[', 'null', '[]', '"text"', '7'])(
  'begins anew where %s stands in their place',
  (text) => {
    localStorage.setItem(OPENINGS_KEY, text)
    document().begin(NEWS)
    now += 11_000

    expect(document().isSilent(NEWS)).toBe(true)
  },
)

it('finds nothing in a browser that keeps nothing', () => {
  const openings = createOpenings({
    openStorage: () => {
      throw new Error('Denied')
    },
    now: () => now,
  })
  openings.begin(NEWS)
  now += 11_000

  expect(openings.isSilent(NEWS)).toBe(false)
})
