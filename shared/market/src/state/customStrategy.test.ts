import * as v from 'valibot'
import { CustomStrategySchema } from './customStrategy'

const DRAFT = { name: '', definition: '', filled: '', template: null, parameters: { one: '' } }

it.each([null, DRAFT, { ...DRAFT, template: 'momentum', parameters: {} }])(
  'takes nothing, or a strategy: %j',
  (draft) => {
    expect(v.is(CustomStrategySchema, draft)).toBe(true)
  },
)

it.each([undefined, 'Dip', {}, { ...DRAFT, name: 7 }, { ...DRAFT, parameters: { one: 1 } }])(
  'refuses what is no strategy: %j',
  (draft) => {
    expect(v.is(CustomStrategySchema, draft)).toBe(false)
  },
)
