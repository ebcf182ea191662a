/** @jest-environment jsdom */

import { KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import { keptLanguage } from './keptLanguage'

afterEach(() => localStorage.clear())

function keep(settings: string) {
  localStorage.setItem(KEEP_KEY, KEEP_VALUE)
  localStorage.setItem(keyOf('settings'), settings)
}

it('is the one of the kept settings', () => {
  keep('{"version":1,"value":{"language":"fr"}}')
  expect(keptLanguage()).toBe('fr')
})

it('is none while nothing is kept', () => {
  keep('{"version":1,"value":{"language":"fr"}}')
  localStorage.removeItem(KEEP_KEY)
  expect(keptLanguage()).toBeUndefined()
})

it.each(['', '{', 'null', '{"value":7}', '{"value":{"language":"tlh"}}'])(
  'is none where the settings are %j',
  (settings) => {
    keep(settings)
    expect(keptLanguage()).toBeUndefined()
  },
)
