import { LANGUAGES } from '@aldergate/contract'
import { pairName } from './pairNames'
import { ALL_PAIRS, PAIRS } from './pairs'

it('calls a commodity, a currency, a fund and a bond in each language by a word of its own', () => {
  const spoken = ALL_PAIRS.filter((pair) => {
    const { kind, name } = PAIRS[pair]
    return ['commodity', 'forex', 'bond'].includes(kind) || name.includes('fund')
  })
  for (const pair of spoken) {
    const names = LANGUAGES.map((language) => pairName(pair)[language])
    expect(new Set(names).size).toBe(LANGUAGES.length)
    expect(names).not.toContain(undefined)
  }
})

it('calls a coin or a company the same in all of them', () => {
  expect(pairName('BTC/GBP')).toEqual({ en: 'Bitcoin' })
  expect(pairName('AAPL/GBP')).toEqual({ en: 'Apple' })
})
