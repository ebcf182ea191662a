import { leadsFirst, sorted, sortedAlike } from './sorting'

const same = <Value>(value: Value) => value

it('leaves the given rows alone', () => {
  const rows = [2, 1]

  expect(sorted(rows, same, 'ascending', 'en-GB')).toEqual([1, 2])
  expect(rows).toEqual([2, 1])
})

it('puts rows without a number last, both ways', () => {
  expect(sorted([Number.NaN, 2, 1], same, 'ascending', 'en-GB')).toEqual([1, 2, Number.NaN])
  expect(sorted([Number.NaN, 1, 2], same, 'descending', 'en-GB')).toEqual([2, 1, Number.NaN])
})

it.each([
  ['en-GB', ['Bitcoin', '以太坊', '比特币', '阿里']],
  ['zh-CN', ['阿里', '比特币', '以太坊', 'Bitcoin']],
])('sorts texts as the language of the page does: %s', (locale, inOrder) => {
  const names = ['比特币', 'Bitcoin', '阿里', '以太坊']

  expect(sorted(names, same, 'ascending', locale)).toEqual(inOrder)
})

it('keeps the order of equal rows', () => {
  const rows = [
    { id: 'a', value: 1 },
    { id: 'b', value: 1 },
  ]

  expect(sorted(rows, ({ value }) => value, 'descending', 'en-GB')).toEqual(rows)
})

it('puts the rows that lead first and keeps the order among them and among the others', () => {
  expect(leadsFirst([3, 2, 5, 4, 1], (row) => row % 2 === 0)).toEqual([2, 4, 3, 5, 1])
})

it('puts rows as they were before, unless one of them was not there', () => {
  const before = ['b', 'c', 'a']

  expect(sortedAlike(['a', 'b', 'c'], before, same)).toEqual(before)
  expect(sortedAlike(['a', 'b'], before, same)).toEqual(['b', 'a'])
  expect(sortedAlike(['a', 'd'], before, same)).toBeUndefined()
})

it('leaves rows alone that have no key but their place', () => {
  expect(sortedAlike(['a', 'b'], ['b', 'a'], (_row, place) => String(place))).toEqual(['a', 'b'])
})
