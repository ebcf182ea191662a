import fc from 'fast-check'
import { type GrowingList, growingList } from './growingList'

test('a list that has grown twice keeps both of what it grew into apart', () => {
  const list = growingList(['a'])
  const one = list.grownBy('b')
  const other = list.grownBy('c')

  expect([...list]).toEqual(['a'])
  expect([...one]).toEqual(['a', 'b'])
  expect([...other]).toEqual(['a', 'c'])
})

test('a copy may be changed, and the list stays', () => {
  const list = growingList([1, 2])
  list.slice().push(3)

  expect([...list]).toEqual([1, 2])
})

test('JSON writes a list as the array that it stands for', () => {
  const list = growingList([{ id: 1 }]).grownBy({ id: 2 })

  expect(JSON.stringify({ list })).toBe('{"list":[{"id":1},{"id":2}]}')
})

test('however lists grow out of each other, each reads as the array that it stands for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), fc.integer()), { maxLength: 40 }),
      fc.integer({ min: -50, max: 50 }),
      fc.option(fc.integer({ min: -50, max: 50 }), { nil: undefined }),
      (growths, from, to) => {
        const made: { list: GrowingList<number>; array: number[] }[] = [
          { list: growingList<number>([]), array: [] },
        ]
        for (const [which, item] of growths) {
          const parent = made[which % made.length] as (typeof made)[number]
          made.push({ list: parent.list.grownBy(item), array: [...parent.array, item] })
        }
        for (const { list, array } of made) {
          expect([...list]).toEqual(array)
          expect(list).toHaveLength(array.length)
          expect(list.slice(from, to)).toEqual(array.slice(from, to))
          expect(list.at(from)).toBe(array.at(from))
          expect(list.findLast((item) => item > from)).toBe(array.findLast((item) => item > from))
        }
      },
    ),
  )
})
