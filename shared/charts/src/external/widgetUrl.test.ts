import { TRADE_TICKERS } from '@aldergate/market'
import { factsOf, type Instrument } from './instruments'
import { type ChartType, widgetUrl } from './widgetUrl'

function urlOf(symbol: string, chartType: ChartType = 'Standard') {
  return widgetUrl({ frameId: 'chart-1', symbol, chartType })
}

it('is the address that the provider documents, with every parameter in its place', () => {
  expect(urlOf('COINBASE:BTCGBP')).toBe(
    'https://s.tradingview.com/widgetembed/?frameElementId=chart-1&symbol=COINBASE%3ABTCGBP&interval=60&theme=dark&style=1&timezone=Etc%2FUTC&hidesidetoolbar=1&symboledit=0&saveimage=0&locale=en',
  )
})

it.each([
  ['Standard', '60', '1'],
  ['Candlestick', '60', '2'],
  ['Advanced', '240', '1'],
] as const)('sends for %s the interval %s and the style %s', (chartType, interval, style) => {
  const { searchParams } = new URL(urlOf('COINBASE:BTCGBP', chartType))

  expect(searchParams.get('interval')).toBe(interval)
  expect(searchParams.get('style')).toBe(style)
})

it('has a symbol for every trade ticker, and simulates each by its own pair', () => {
  expect(TRADE_TICKERS.map((ticker) => factsOf(ticker).symbol)).toEqual([
    'COINBASE:BTCGBP',
    'COINBASE:ETHGBP',
    'COINBASE:ADAGBP',
    'COINBASE:XRPGBP',
    'COINBASE:SOLGBP',
    'COINBASE:DOTGBP',
    'BINANCE:BNBUSDT',
    'COINBASE:LTCGBP',
    'COINBASE:DOGEGBP',
    'COINBASE:SHIBGBP',
  ])
  expect(TRADE_TICKERS.map((ticker) => factsOf(ticker).pair)).toEqual(TRADE_TICKERS)
})

it('shows the provider’s own symbols where a page names one', () => {
  const named: Instrument[] = [
    'BITSTAMP:BTCUSD',
    'COINBASE:BTCUSD',
    'COINBASE:ETHUSD',
    'FX:GBPUSD',
    'TVC:GOLD',
  ]

  expect(named.map((name) => factsOf(name).symbol)).toEqual(named)
})
