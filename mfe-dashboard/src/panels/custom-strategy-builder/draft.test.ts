import { draftOf, strategyOfDraft } from './draft'
import { EMPTY_STRATEGY, type Strategy } from './strategy'

const DEFINED: Strategy = {
  name: 'Dip',
  definition: 'Buy low, sell high.',
  filled: 'Buy low.',
  template: 'momentum',
  parameters: { ...EMPTY_STRATEGY.parameters, stopLoss: '', tradeVolume: '-1' },
}

it('gives a strategy back as it was defined, unfinished fields and all', () => {
  expect(strategyOfDraft(draftOf(DEFINED))).toEqual(DEFINED)
})

it('is nothing for the strategy that all begin with', () => {
  expect(draftOf(EMPTY_STRATEGY)).toBeNull()
  expect(draftOf({ ...EMPTY_STRATEGY, name: 'Dip' })).not.toBeNull()
  expect(strategyOfDraft(null)).toBe(EMPTY_STRATEGY)
})

it('passes over templates and parameters that it does not know, and begins with those that are missing', () => {
  const draft = { name: 'Dip', definition: '', filled: '', template: 'of tomorrow' }
  const strategy = strategyOfDraft({ ...draft, parameters: { stopLoss: '3', other: '1' } })

  expect(strategy).toEqual({
    ...EMPTY_STRATEGY,
    name: 'Dip',
    parameters: { ...EMPTY_STRATEGY.parameters, stopLoss: '3' },
  })
})
