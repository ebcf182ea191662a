import fc from 'fast-check'
import { itemsOfPage, PAGE_SIZE, pageAway, pageCount } from './paging'

const FORTY_SEVEN = Array.from({ length: 47 }, (_, index) => index)

it('fills 12 pages of 4 with 47 items, the last one with 3', () => {
  expect(PAGE_SIZE).toBe(4)
  expect(pageCount(47)).toBe(12)
  expect(itemsOfPage(FORTY_SEVEN, 1)).toEqual([0, 1, 2, 3])
  expect(itemsOfPage(FORTY_SEVEN, 12)).toEqual([44, 45, 46])
})

it('stays at either end', () => {
  expect(pageAway(1, -1, 47)).toBe(1)
  expect(pageAway(1, 1, 47)).toBe(2)
  expect(pageAway(12, 1, 47)).toBe(12)
})

it('shows every item on exactly one page, however many there are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), (items) => {
      const pages = Array.from({ length: pageCount(items.length) }, (_, index) => index + 1)
      expect(pages.flatMap((page) => itemsOfPage(items, page))).toEqual(items)
    }),
  )
})

it('never leaves the pages, whatever the steps', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.array(fc.integer({ min: -3, max: 3 })), (itemCount, steps) => {
      const page = steps.reduce((at, step) => pageAway(at, step, itemCount), 1)
      expect(page).toBeGreaterThanOrEqual(1)
      expect(page).toBeLessThanOrEqual(pageCount(itemCount))
    }),
  )
})
