import { logOf, ODD_TIME, steadyTicks } from './testing/ticksArbitrary'
import { lastTickTime, priceAt } from './pairTicks'
import { EMPTY_LOG } from './tickLog'

const [first, second, third, fourth] = steadyTicks(4).map(({ price }) => price)
const past = logOf(steadyTicks(2))
const live = logOf(steadyTicks(4).slice(2))

it('knows what a pair cost at any time: the last price until then', () => {
  const at = (offsetMs: number) => priceAt({ past, live }, ODD_TIME + offsetMs)

  expect(at(-1)).toBeUndefined()
  expect([at(0), at(2_999), at(3_000), at(5_999)]).toEqual([first, first, second, second])
  expect([at(6_000), at(9_000), at(1e9)]).toEqual([third, fourth, fourth])
})

it('takes the last of several prices of one time', () => {
  const twice = logOf([
    { time: 1, price: 10, volume: 0 },
    { time: 1, price: 11, volume: 0 },
  ])

  expect(priceAt({ past: twice, live: EMPTY_LOG }, 1)).toBe(11)
})

it('knows when the price last stepped, before the first step and after', () => {
  expect(lastTickTime({ past, live: EMPTY_LOG })).toBe(ODD_TIME + 3_000)
  expect(lastTickTime({ past, live })).toBe(ODD_TIME + 9_000)
})
