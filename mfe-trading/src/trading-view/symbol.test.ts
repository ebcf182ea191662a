import { ALL_PAIRS } from '@aldergate/market'
import { DEFAULT_SYMBOL, symbolFrom, unknownSymbolIn, withSymbol } from './symbol'

function inUrl(query: string) {
  const params = new URLSearchParams(query)
  return { symbol: symbolFrom(params), unknown: unknownSymbolIn(params) }
}

it('is bitcoin where the URL names none', () => {
  expect(inUrl('seed=42')).toEqual({ symbol: 'BTC/GBP', unknown: undefined })
  expect(inUrl('symbol=')).toEqual({ symbol: 'BTC/GBP', unknown: undefined })
})

it.each([
  ['symbol=ETH/GBP', 'ETH/GBP'],
  ['symbol=ETH%2FGBP', 'ETH/GBP'],
  ['symbol=%20gbp/usd', 'GBP/USD'],
])('reads %s as %s', (query, symbol) => {
  expect(inUrl(query)).toEqual({ symbol, unknown: undefined })
})

it.each(['nonsense', 'toString', 'BTC', '<b>'])('falls back from %s, and says so', (text) => {
  const params = new URLSearchParams({ symbol: text })
  expect(symbolFrom(params)).toBe(DEFAULT_SYMBOL)
  expect(unknownSymbolIn(params)).toBe(text.toUpperCase())
})

it('comes back from the URL as it went there, and leaves other parameters alone', () => {
  for (const pair of ALL_PAIRS) {
    const params = withSymbol(new URLSearchParams('seed=42&symbol=x'), pair)
    expect(symbolFrom(new URLSearchParams(params.toString()))).toBe(pair)
    expect(params.get('seed')).toBe('42')
  }
  expect(withSymbol(new URLSearchParams('symbol=x'), DEFAULT_SYMBOL).toString()).toBe('')
})
