/** @jest-environment jsdom */

import fc from 'fast-check'
import { layoutFileOf, layoutFrom, LAYOUT_FORMAT } from './layoutFile'

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 20 })
const layouts = fc.record({ order: ids, hidden: ids, wide: ids, collapsed: ids })

it('reads back what it wrote', () => {
  fc.assert(
    fc.property(layouts, (layout) => {
      const file = JSON.parse(JSON.stringify(layoutFileOf(layout))) as unknown
      expect(layoutFrom(file)).toEqual({ status: 'read', layout })
    }),
  )
})

it('refuses any other data with a reason, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(layoutFrom(data)).toEqual({ status: 'refused', problem: 'notALayout' })
    }),
  )
})

it('tells a file of a newer version from a wrong one', () => {
  expect(layoutFrom({ format: LAYOUT_FORMAT, version: 2 })).toEqual({
    status: 'refused',
    problem: 'newerVersion',
  })
})
