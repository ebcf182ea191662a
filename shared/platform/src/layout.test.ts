import { createStore } from 'jotai'
import * as v from 'valibot'
import { layoutAtom, layoutOf, LayoutSchema } from './layout'

const LAYOUT = { order: ['b', 'a'], hidden: ['c'], wide: [], collapsed: ['a'] }

it('begins with nothing arranged', () => {
  expect(createStore().get(layoutAtom)).toBeNull()
})

it('takes a layout from outside over, or none', () => {
  expect(v.parse(LayoutSchema, LAYOUT)).toEqual(LAYOUT)
  expect(v.parse(LayoutSchema, null)).toBeNull()
})

it.each([{}, { ...LAYOUT, order: [7] }, { ...LAYOUT, hidden: 'all' }, { ...LAYOUT, wide: [''] }])(
  'refuses %j',
  (layout) => {
    expect(v.is(LayoutSchema, layout)).toBe(false)
  },
)

it('takes the layout that a file describes, and nothing else', () => {
  expect(layoutOf(LAYOUT)).toEqual(LAYOUT)
  expect(layoutOf({ order: ['a'], hidden: [], wide: [] })).toEqual({
    order: ['a'],
    hidden: [],
    wide: [],
    collapsed: [],
  })
  for (const other of [null, 'layout', { ...LAYOUT, order: [7] }]) {
    expect(layoutOf(other)).toBeUndefined()
  }
})
