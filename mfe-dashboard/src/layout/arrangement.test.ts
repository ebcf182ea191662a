import type { Layout } from '@aldergate/platform'
import fc from 'fast-check'
import { defaultArrangement, fitted, toggled } from './arrangement'

const PANELS = [{ id: 'a' }, { id: 'b', isWide: true }, { id: 'c' }, { id: 'd' }] as const

const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'gone', '__proto__', ''))
const anyArrangement = fc.record({ order: ids, hidden: ids, wide: ids, collapsed: ids })

it('shows everything in the order of the table at first', () => {
  expect(defaultArrangement(PANELS)).toEqual({
    order: ['a', 'b', 'c', 'd'],
    hidden: [],
    wide: ['b'],
    collapsed: [],
  })
})

it('drops a panel that does not exist and appends one that is new', () => {
  const old: Layout = { order: ['c', 'gone', 'a'], hidden: ['d'], wide: ['gone'], collapsed: ['a'] }
  expect(fitted(old, PANELS)).toEqual({
    order: ['c', 'a', 'b'],
    hidden: ['d'],
    wide: ['b'],
    collapsed: ['a'],
  })
})

it('has each panel exactly once, whatever it is given', () => {
  fc.assert(
    fc.property(anyArrangement, (arrangement) => {
      const { order, hidden, wide, collapsed } = fitted(arrangement, PANELS)
      expect([...order, ...hidden].sort()).toEqual(['a', 'b', 'c', 'd'])
      for (const list of [wide, collapsed]) expect(new Set(list).size).toBe(list.length)
    }),
  )
})

it('changes nothing of an arrangement that fits already', () => {
  fc.assert(
    fc.property(anyArrangement, (arrangement) => {
      const once = fitted(arrangement, PANELS)
      expect(fitted(once, PANELS)).toEqual(once)
    }),
  )
})

it('puts an id in once, and out', () => {
  expect(toggled(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b'])
})
