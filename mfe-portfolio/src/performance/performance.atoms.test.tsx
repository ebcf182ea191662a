import { MINUTE_MS } from '@aldergate/market'
import { advance, renderWithApp } from '@aldergate/testing'
import { knownPenceAtom } from './performance.atoms'
import { useMonthlyProfits } from './useMonthlyProfits'
import { useSeries } from './useSeries'

const NOW = Date.UTC(2026, 5, 15, 12, 30)

/** Days of the past that begin and end between two hours, as in Kathmandu. */
const PAST = { from: Date.UTC(2026, 4, 1, 18, 15), until: Date.UTC(2026, 4, 3, 18, 15) }

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})

afterEach(() => {
  jest.useRealTimers()
})

function Portfolio() {
  const made = [
    useMonthlyProfits(6),
    useSeries('day', 'BTC/GBP'),
    useSeries('year', 'BTC/GBP'),
    useSeries(PAST, 'BTC/GBP'),
  ]
  return <p>{made.filter((answer) => answer !== undefined).length} of 4</p>
}

it('forgets the minutes that are over, and never what is still looked at', () => {
  const { container, store } = renderWithApp(<Portfolio />)
  advance(100)
  const atFirst = store.get(knownPenceAtom).size

  for (let minute = 1; minute <= 45; minute += 1) {
    advance(MINUTE_MS)
    expect(container).toHaveTextContent('4 of 4')
  }

  // An hour has ended since, today and a year ago.
  expect(store.get(knownPenceAtom).size).toBeLessThanOrEqual(atFirst + 2)
  expect(store.get(knownPenceAtom).has(PAST.from)).toBe(true)
})
