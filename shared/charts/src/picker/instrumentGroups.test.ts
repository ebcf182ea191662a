/** @jest-environment jsdom */

import { LANGUAGES } from '@aldergate/contract'
import { ALL_PAIRS, type Pair, TRADE_TICKERS } from '@aldergate/market'
import { messagesIn } from '@aldergate/testing'
import { PROPER_NAMES } from '../quotes/properNames.data'
import { instrumentGroups } from './instrumentGroups'

const QUOTES = `${__dirname}/../quotes`

const names = Object.fromEntries(
  LANGUAGES.map((language) => {
    const messages = messagesIn(QUOTES, language)
    const proper: Partial<Record<Pair, string>> = PROPER_NAMES
    return [language, (pair: Pair) => proper[pair] ?? messages[`name.${pair}`] ?? '']
  }),
)

function found(query: string, { language = 'en', omitted = [] as readonly Pair[] } = {}): Pair[] {
  const nameOf = names[language] ?? (() => '')
  return instrumentGroups({ query, nameOf, omitted }).flatMap(({ pairs }) => pairs)
}

it('offers every instrument once, class by class, and the trade tickers first in their order', () => {
  expect(found('').slice(0, 10)).toEqual(TRADE_TICKERS)
  expect(found('').toSorted()).toEqual(ALL_PAIRS.toSorted())
  expect(instrumentGroups({ query: '', nameOf: () => '' }).map(({ kind }) => kind)).toEqual([
    'crypto',
    'forex',
    'stock',
    'commodity',
    'bond',
  ])
})

it.each<[string, string, Pair[]]>([
  ['xau', 'en', ['XAU/GBP']],
  ['bitcoin', 'fr', ['BTC/GBP']],
  [' GOLD ', 'en', ['XAU/GBP']],
  ['gilt 10', 'en', ['GILT10Y/GBP']],
  ['gold 10', 'en', []],
  ['cobre', 'es', ['COPPER/GBP']],
  ['dolar canadiense', 'es', ['GBP/CAD']],
  ['黄金', 'zh', ['XAU/GBP']],
  ['blé', 'fr', ['WHEAT/GBP']],
])(
  'finds by symbol and by name, each word, without case and accents: %j in %s',
  (query, language, pairs) => {
    expect(found(query, { language })).toEqual(pairs)
  },
)

it('finds by the whole symbol, and not by the pounds in it', () => {
  expect(found('bp')).toEqual(['BP/GBP'])
  expect(found('btcgbp')).toEqual(['BTC/GBP'])
  expect(found('gbp/us')).toEqual(['GBP/USD'])
  expect(found('usd/gbp')).toEqual(['GBP/USD'])
  expect(found('gbp')).toHaveLength(ALL_PAIRS.length)
})

it('leaves out what is not to be chosen, and classes of which nothing is left', () => {
  expect(found('btc', { omitted: ['BTC/GBP'] })).toEqual([])
  expect(instrumentGroups({ query: 'btc', nameOf: () => '' })).toHaveLength(1)
})
