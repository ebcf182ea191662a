import { ALL_PAIRS, isPair, PAIRS, TRADE_TICKERS } from './pairs'

it('opens the ten trade tickers at the specified prices', () => {
  expect(TRADE_TICKERS.map((ticker) => [ticker, PAIRS[ticker].price])).toEqual([
    ['BTC/GBP', 45000],
    ['ETH/GBP', 1500],
    ['ADA/GBP', 0.38],
    ['XRP/GBP', 0.45],
    ['SOL/GBP', 20],
    ['DOT/GBP', 5],
    ['BNB/GBP', 200],
    ['LTC/GBP', 70],
    ['DOGE/GBP', 0.05],
    ['SHIB/GBP', 0.000007],
  ])
})

it.each(ALL_PAIRS)('knows a price above zero and a pound side of %s', (pair) => {
  expect(PAIRS[pair].price).toBeGreaterThan(0)
  expect(pair.split('/')).toContain('GBP')
})

it('tells a pair of the market from any other text', () => {
  expect(isPair('BTC/GBP')).toBe(true)
  expect(isPair('toString')).toBe(false)
})
