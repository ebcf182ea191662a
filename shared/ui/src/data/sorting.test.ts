import { leadsFirst, sorted } from './sorting'

const same = <Value>(value: Value) => value

it('leaves the given rows alone', () => {
  const rows = [2, 1]

  expect(sorted(rows, same, 'ascending')).toEqual([1, 2])
  expect(rows).toEqual([2, 1])
})

it('puts rows without a number last, both ways', () => {
  expect(sorted([Number.NaN, 2, 1], same, 'ascending')).toEqual([1, 2, Number.NaN])
  expect(sorted([Number.NaN, 1, 2], same, 'descending')).toEqual([2, 1, Number.NaN])
})

it('keeps the order of equal rows', () => {
  const rows = [
    { id: 'a', value: 1 },
    { id: 'b', value: 1 },
  ]

  expect(sorted(rows, ({ value }) => value, 'descending')).toEqual(rows)
})

it('puts the rows that lead first and keeps the order among them and among the others', () => {
  expect(leadsFirst([3, 2, 5, 4, 1], (row) => row % 2 === 0)).toEqual([2, 4, 3, 5, 1])
})
