import { createStore } from 'jotai'
import * as v from 'valibot'
import { markNewsAtom, newsMarksAtom, NewsMarksSchema, NO_NEWS_MARKS } from './newsMarks'

const MANY = Array.from({ length: 600 }, (_item, index) => `article-${index}`)

it('begins with nothing saved and nothing read', () => {
  expect(createStore().get(newsMarksAtom)).toEqual({ saved: [], read: [] })
})

it('sets each mark by itself, none twice, and gives what it changed', () => {
  const store = createStore()

  expect(store.set(markNewsAtom, 'saved', ['a', 'b'], true)).toEqual(['a', 'b'])
  expect(store.set(markNewsAtom, 'saved', ['b', 'c'], true)).toEqual(['c'])
  expect(store.set(markNewsAtom, 'read', ['a'], true)).toEqual(['a'])
  expect(store.get(newsMarksAtom)).toEqual({ saved: ['a', 'b', 'c'], read: ['a'] })
})

it('takes a mark off where it is, and is as before when what it changed is changed back', () => {
  const store = createStore()
  store.set(markNewsAtom, 'read', ['a', 'b'], true)

  const changed = store.set(markNewsAtom, 'read', ['b', 'never read'], false)
  expect(changed).toEqual(['b'])
  expect(store.get(newsMarksAtom).read).toEqual(['a'])

  store.set(markNewsAtom, 'read', changed, true)
  expect(store.get(newsMarksAtom).read).toEqual(['a', 'b'])
})

it('is the same when nothing changes', () => {
  const store = createStore()
  store.set(markNewsAtom, 'read', ['a'], false)

  expect(store.get(newsMarksAtom)).toBe(NO_NEWS_MARKS)
})

it('never holds more than may be kept: the oldest marks go', () => {
  const store = createStore()
  store.set(markNewsAtom, 'read', MANY, true)

  const marks = store.get(newsMarksAtom)
  expect(marks.read).toEqual(MANY.slice(-500))
  expect(v.is(NewsMarksSchema, marks)).toBe(true)
})

it.each([null, {}, { saved: [] }, { saved: [''], read: [] }, { saved: [7], read: [] }])(
  'refuses %j from outside',
  (marks) => {
    expect(v.is(NewsMarksSchema, marks)).toBe(false)
  },
)
