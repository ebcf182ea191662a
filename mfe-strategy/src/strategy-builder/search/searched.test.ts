import { DEFAULT_TERMS, readRules, ruleBlock, type SearchSetup } from '@aldergate/market/strategy'
import { isUnchanged, placeNow, placesOf, type Searched } from './searched'

/** A setup over a number of candles of one market. */
function setup(count: number, ...lines: string[]): SearchSetup {
  const read = readRules(ruleBlock(['timeframe 1h', ...lines]))
  if (read.status !== 'read') throw new Error(JSON.stringify(read))
  const opening = { seed: 7, time: 0 }
  return {
    tested: { rules: read.rules, terms: DEFAULT_TERMS },
    data: { from: 'market', opening, pair: 'BTC/GBP', at: 0, count },
  }
}

/** The period of the indicator on the left of the first condition is searched: 10 and 20. */
function searched(...lines: string[]): Searched {
  const place = { of: 'parameter', condition: 0, side: 'left', name: 'period' } as const
  const candidates = [10, 20].map((value) => [{ place, value }])
  const searchedSetup = setup(500, ...lines)
  return {
    setup: searchedSetup,
    axes: [{ place, from: 10, to: 20, step: 10 }],
    candidates,
    placeOf: placesOf(searchedSetup.tested, candidates),
  }
}

const [BUY, EXIT] = ['buy when RSI(14) < 30', 'exit long when RSI(9) > 60']

it('is the strategy that was searched with whatever number in the place that was searched', () => {
  const search = searched(BUY, EXIT)
  for (const period of [14, 10, 33, 9]) {
    const now = setup(500, `buy when RSI(${period}) < 30`, EXIT)
    expect(isUnchanged(search, now)).toBe(true)
    expect(placeNow(search, now)).toBe(period === 10 ? 0 : undefined)
  }
})

it('is another one when anything else has changed', () => {
  const search = searched(BUY, EXIT)
  const changed = [
    setup(500, 'buy when RSI(14) < 31', EXIT),
    setup(500, BUY, 'exit long when RSI(10) > 60'),
    setup(500, 'buy when RSI(14, hl2) < 30', EXIT),
    setup(500, 'buy when 30 > RSI(14)', EXIT),
    setup(500, 'buy when CCI(14) < 30', EXIT),
    setup(500, EXIT, 'buy when close < 30'),
    setup(1_000, BUY, EXIT),
  ]
  expect(changed.map((now) => isUnchanged(search, now))).toEqual(changed.map(() => false))
})

it('is another one when an indicator that stood twice is changed in one place only', () => {
  const search = searched('buy when RSI(14) < 30', 'exit long when RSI(14) > 60')
  const now = (buy: number, exit: number) =>
    setup(500, `buy when RSI(${buy}) < 30`, `exit long when RSI(${exit}) > 60`)
  expect(isUnchanged(search, now(10, 10))).toBe(true)
  expect(isUnchanged(search, now(10, 14))).toBe(false)
})
