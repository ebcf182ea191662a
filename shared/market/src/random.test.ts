import { randomBetween, randomInt, seededRandom, streamRandom } from './random'

function draw(random: () => number, count: number): number[] {
  return Array.from({ length: count }, random)
}

it('repeats itself under the same seed, and differs under another', () => {
  expect(draw(seededRandom(42), 5)).toEqual(draw(seededRandom(42), 5))
  expect(draw(seededRandom(42), 5)).not.toEqual(draw(seededRandom(43), 5))
})

it('gives the numbers of the published generator', () => {
  expect(draw(seededRandom(1), 3)).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ])
})

it('gives every stream of a seed numbers of its own', () => {
  expect(draw(streamRandom(42, 'prices'), 5)).toEqual(draw(streamRandom(42, 'prices'), 5))
  expect(draw(streamRandom(42, 'prices'), 5)).not.toEqual(draw(streamRandom(42, 'orders'), 5))
  expect(draw(streamRandom(42, 'prices'), 5)).not.toEqual(draw(streamRandom(43, 'prices'), 5))
})

it('spreads evenly between 0 and 1', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const number of draw(seededRandom(7), 100_000)) {
    const tenth = Math.floor(number * 10)
    tenths[tenth] = (tenths[tenth] ?? Number.NaN) + 1
  }
  for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

it('draws whole numbers up to and including both ends', () => {
  const random = seededRandom(3)
  const drawn = new Set(draw(() => randomInt(random, -2, 1), 1_000))

  expect([...drawn].sort((one, other) => one - other)).toEqual([-2, -1, 0, 1])
})

it('draws numbers from the lower end up to just below the upper', () => {
  expect(randomBetween(() => 0, -5, 5)).toBe(-5)
  expect(randomBetween(() => 0.75, -5, 5)).toBe(2.5)
})
