import fc from 'fast-check'
import { downsampled, downsampledTogether } from './downsampled'

it('keeps the ends, and the lowest and the highest of each stretch', () => {
  const curve = [5, 9, 1, 5, 5, 5, 7, 5, 2, 5, 5, 5]
  // Two stretches of six: 9 and 1, then 7 and 2.
  expect([...downsampled(curve, 2)]).toEqual([0, 1, 2, 6, 8, 11])
})

it('leaves a short curve as it is', () => {
  expect([...downsampled([3, 1, 2], 2)]).toEqual([0, 1, 2])
  expect([...downsampled([], 2)]).toEqual([])
})

it('loses neither the highest nor the lowest value, and is as short as asked', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1, maxLength: 500 }),
      fc.integer({ min: 1, max: 40 }),
      (curve, buckets) => {
        const places = [...downsampled(curve, buckets)]
        const kept = places.map((place) => Number(curve[place]))
        expect(Math.max(...kept)).toBe(Math.max(...curve))
        expect(Math.min(...kept)).toBe(Math.min(...curve))
        expect(places.length).toBeLessThanOrEqual(2 * buckets + 2)
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
        expect(places.at(-1)).toBe(curve.length - 1)
      },
    ),
  )
})

it('keeps for several curves what any of them needs', () => {
  const rising = Array.from({ length: 100 }, (_, place) => place)
  const spiked = rising.map((place) => (place === 33 ? 9 : 0))
  expect([...downsampledTogether([rising, spiked], 1)]).toEqual([0, 33, 99])
})
