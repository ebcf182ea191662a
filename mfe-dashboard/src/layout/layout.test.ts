import fc from 'fast-check'
import { completed, dropPosition, inserted, insertionAt, moved, returnPosition } from './layout'

const DEFAULT_IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

const layouts = fc.shuffledSubarray([...DEFAULT_IDS])
const ids = fc.constantFrom(...DEFAULT_IDS)
const positions = fc.integer({ min: -3, max: 9 })

describe('a moved panel', () => {
  it('stands at the position asked for, and nothing else changes its order', () => {
    fc.assert(
      fc.property(layouts, ids, positions, (layout, id, position) => {
        fc.pre(layout.includes(id))
        const after = moved(layout, id, position)
        expect(after.indexOf(id)).toBe(Math.min(Math.max(0, position), layout.length - 1))
        expect(after.filter((other) => other !== id)).toEqual(
          layout.filter((other) => other !== id),
        )
      }),
    )
  })

  it('is not brought onto the screen when it is hidden', () => {
    expect(moved(['a', 'b'], 'c' as string, 0)).toEqual(['a', 'b'])
  })
})

describe('a shown panel', () => {
  it('is never there twice', () => {
    expect(inserted(['a', 'b'], 'b', 0)).toEqual(['a', 'b'])
  })

  it('comes back between the panels that are its neighbours in the default order', () => {
    fc.assert(
      fc.property(fc.subarray([...DEFAULT_IDS]), ids, (layout, id) => {
        const after = inserted(layout, id, returnPosition(layout, id, DEFAULT_IDS))
        expect(after).toEqual(DEFAULT_IDS.filter((other) => other === id || layout.includes(other)))
      }),
    )
  })

  it('comes back behind its nearest predecessor when the order was changed', () => {
    expect(returnPosition(['d', 'c', 'a'], 'b', DEFAULT_IDS)).toBe(3)
    expect(returnPosition(['d', 'c'], 'b', DEFAULT_IDS)).toBe(0)
  })
})

it('knows where hidden panels stood among the others, whichever were moved since', () => {
  expect(completed(['c'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(completed(['c', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd', 'b'])
  fc.assert(
    fc.property(layouts, layouts, (layout, places) => {
      const all = completed(layout, places)
      expect(all.toSorted()).toEqual([...new Set([...layout, ...places])].toSorted())
      expect(all.filter((id) => layout.includes(id))).toEqual(layout)
    }),
  )
})

describe('a dropped panel', () => {
  it('lands where the line was drawn', () => {
    fc.assert(
      fc.property(layouts, ids, positions, (layout, id, position) => {
        fc.pre(layout.includes(id))
        const line = insertionAt(layout, id, position)
        fc.pre(line !== undefined)
        const after = moved(layout, id, dropPosition(layout, id, line))
        const neighbour = after.indexOf(line.panelId)
        expect(after.indexOf(id)).toBe(line.edge === 'after' ? neighbour + 1 : neighbour - 1)
        expect(after.indexOf(id)).toBe(position)
      }),
    )
  })

  it('stays, and no line is drawn, when it is dropped on itself', () => {
    expect(dropPosition(['a', 'b', 'c'], 'b', { panelId: 'b', edge: 'after' })).toBe(1)
    expect(insertionAt(['a', 'b', 'c'], 'b', 1)).toBeUndefined()
  })
})
