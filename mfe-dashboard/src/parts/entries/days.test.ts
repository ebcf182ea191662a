import fc from 'fast-check'
import { groupedByDay } from './days'

const DAY_MS = 86_400_000

function dayOf(at: number) {
  return String(Math.floor(at / DAY_MS))
}

it('puts what follows on one day under one heading', () => {
  const items = [{ at: DAY_MS + 2 }, { at: DAY_MS + 1 }, { at: 5 }]
  expect(groupedByDay(items, dayOf)).toEqual([
    { day: '1', items: items.slice(0, 2) },
    { day: '0', items: items.slice(2) },
  ])
})

it('has no heading where there is nothing', () => {
  expect(groupedByDay([], dayOf)).toEqual([])
})

it('neither loses, doubles nor moves an item, and names each day of a sorted list once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(DAY_MS * 9)), (moments) => {
      const items = moments.toSorted((one, other) => other - one).map((at) => ({ at }))
      const days = groupedByDay(items, dayOf)
      expect(days.flatMap((day) => day.items)).toEqual(items)
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    }),
  )
})
