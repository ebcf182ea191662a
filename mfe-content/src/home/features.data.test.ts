/** @jest-environment jsdom */
import { ALL_PAIRS, COMPARISONS, TIMEFRAMES } from '@aldergate/market'
import { INDICATOR_IDS } from '@aldergate/market/indicators'
import { FEATURES } from './features.data'

it('counts as much as the market has', () => {
  const facts = FEATURES.flatMap((feature) => feature.facts)
  const counts = Object.fromEntries(facts.map(({ label, count }) => [label, count]))
  expect(counts).toMatchObject({
    'home.indicators': INDICATOR_IDS.length,
    'home.timeframes': TIMEFRAMES.length,
    'home.comparisons': COMPARISONS.length,
    'home.pairs': ALL_PAIRS.length,
  })
})
