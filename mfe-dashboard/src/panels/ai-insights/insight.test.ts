import { PAIRS } from '@aldergate/market'
import fc from 'fast-check'
import {
  chosenInsights,
  EVERY_INSIGHT,
  type Insight,
  RISK_FILTERS,
  SIGNAL_FILTERS,
  signalSide,
  SORTS,
} from './insight'
import { INSIGHTS } from './insights.data'

const CRYPTO: readonly Insight[] = INSIGHTS.crypto

function pairs(choice: Partial<typeof EVERY_INSIGHT>) {
  return chosenInsights(CRYPTO, { ...EVERY_INSIGHT, ...choice }).map(({ pair }) => pair)
}

it('has three panels of five cards, every pair once, with sound figures', () => {
  const panels: (readonly Insight[])[] = Object.values(INSIGHTS)
  expect(panels.map((cards) => cards.length)).toEqual([5, 5, 5])

  const cards = panels.flat()
  expect(new Set(cards.map(({ pair }) => pair)).size).toBe(15)
  for (const card of cards) {
    expect(card.price).toBe(PAIRS[card.pair].price)
    expect(card.volume).toBe(PAIRS[card.pair].volume)
    expect(card.supportLevel).toBeLessThan(card.price)
    expect(card.resistanceLevel).toBeGreaterThan(card.price)
    expect(Math.abs(card.rsi - 50)).toBeLessThanOrEqual(50)
    expect(Math.abs(card.confidence - 50)).toBeLessThanOrEqual(50)
  }
})

it('shows each signal and each risk at least once', () => {
  const cards: Insight[] = Object.values(INSIGHTS).flat()
  expect(new Set(cards.map(({ signal }) => signal))).toEqual(new Set(['buy', 'sell', 'hold']))
  expect(new Set(cards.map(({ risk }) => risk))).toEqual(new Set(['low', 'medium', 'high']))
})

it('filters by signal and by risk, both at once', () => {
  expect(pairs({ signal: 'hold' })).toEqual(['SOL/GBP', 'XRP/GBP'])
  expect(pairs({ risk: 'high' })).toEqual(['ADA/GBP', 'SOL/GBP'])
  expect(pairs({ signal: 'hold', risk: 'high' })).toEqual(['SOL/GBP'])
  expect(pairs({ signal: 'buy', risk: 'low' })).toEqual([])
})

it('sorts by signal, by risk and by confidence, equals by confidence', () => {
  expect(pairs({ sort: 'listed' })).toEqual(CRYPTO.map(({ pair }) => pair))
  expect(pairs({ sort: 'signal' })).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP'])
  expect(pairs({ sort: 'risk' })).toEqual(['BTC/GBP', 'ETH/GBP', 'XRP/GBP', 'ADA/GBP', 'SOL/GBP'])
  expect(pairs({ sort: 'confidence' })).toEqual([
    'BTC/GBP',
    'ETH/GBP',
    'ADA/GBP',
    'XRP/GBP',
    'SOL/GBP',
  ])
})

it('never shows an insight that does not pass, loses one that does, or doubles one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SORTS),
      fc.constantFrom(...SIGNAL_FILTERS),
      fc.constantFrom(...RISK_FILTERS),
      (sort, signal, risk) => {
        const shown = chosenInsights(CRYPTO, { sort, signal, risk })
        const passing = CRYPTO.filter(
          (card) =>
            (signal === 'all' || card.signal === signal) && (risk === 'all' || card.risk === risk),
        )
        expect(new Set(shown)).toEqual(new Set(passing))
        expect(shown).toHaveLength(passing.length)
      },
    ),
  )
})

it('asks for the side of its signal, and for none to hold', () => {
  expect(signalSide('buy')).toBe('buy')
  expect(signalSide('sell')).toBe('sell')
  expect(signalSide('hold')).toBeUndefined()
})
