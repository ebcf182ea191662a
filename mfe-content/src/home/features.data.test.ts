/** @jest-environment jsdom */
import { INDICATOR_IDS } from '@aldergate/market/indicators'
import { FEATURES } from './features.data'

it('counts as many indicators as the builder offers', () => {
  const facts = FEATURES.flatMap((feature) => feature.facts)
  expect(facts.find(({ label }) => label === 'home.indicators')?.count).toBe(INDICATOR_IDS.length)
})
