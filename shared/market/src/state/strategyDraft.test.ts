import * as v from 'valibot'
import { MAX_STRATEGY_DRAFT, StrategyDraftSchema } from './strategyDraft'

it.each([null, '{}', 'x'.repeat(MAX_STRATEGY_DRAFT)])('takes nothing, or a text', (draft) => {
  expect(v.is(StrategyDraftSchema, draft)).toBe(true)
})

it.each([undefined, '', 7, {}, ['{}'], 'x'.repeat(MAX_STRATEGY_DRAFT + 1)])(
  'refuses what is no text, and one that nobody writes',
  (draft) => {
    expect(v.is(StrategyDraftSchema, draft)).toBe(false)
  },
)
