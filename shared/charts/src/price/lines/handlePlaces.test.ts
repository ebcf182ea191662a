import fc from 'fast-check'
import { handlePlaces } from './handlePlaces'

const GAP = 20

it('leaves handles on their lines where there is room, at the left', () => {
  const lines = [
    { id: 'low', y: 90 },
    { id: 'high', y: 10 },
  ]
  expect(handlePlaces(lines, GAP, 100)).toEqual([
    { id: 'high', offset: 0, isAside: false },
    { id: 'low', offset: 0, isAside: false },
  ])
})

it('puts the second of two close ones at the right, and a third as near as the others leave room', () => {
  const lines = [30, 34, 38].map((y) => ({ id: `at ${y}`, y }))
  expect(handlePlaces(lines, GAP, 100)).toEqual([
    { id: 'at 30', offset: 0, isAside: false },
    { id: 'at 38', offset: 12, isAside: false },
    { id: 'at 34', offset: 0, isAside: true },
  ])
})

it('keeps those at the lower edge within the pane', () => {
  const lines = [96, 97, 98, 99].map((y) => ({ id: `at ${y}`, y }))
  const places = handlePlaces(lines, GAP, 100)
  const at = places.map(({ id, offset }) => Number(id.slice(3)) + offset)
  expect(at.toSorted((one, other) => one - other)).toEqual([80, 80, 100, 100])
})

it('never covers one with another, wherever the lines stand', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 400 }), { maxLength: 30 }), (ys) => {
      const lines = ys.map((y, index) => ({ id: String(index), y }))
      const places = handlePlaces(lines, GAP, 400)
      expect(places).toHaveLength(lines.length)
      for (const side of [true, false]) {
        const at = places
          .filter(({ isAside }) => isAside === side)
          .map(({ id, offset }) => (ys[Number(id)] ?? 0) + offset)
          .toSorted((one, other) => one - other)
        at.slice(1).forEach((y, index) => expect(y - (at[index] ?? 0)).toBeGreaterThanOrEqual(GAP))
        expect(Math.max(0, ...at)).toBeLessThanOrEqual(400)
      }
    }),
  )
})
