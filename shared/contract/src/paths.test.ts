import { addressOf } from './paths.ts'

it('leads to a page with what it is to show', () => {
  expect(addressOf('tradingView', { symbol: 'BTC/GBP' })).toBe('/trading-view?symbol=BTC%2FGBP')
})

it('leaves out what there is nothing to say of, but not what is to be empty', () => {
  expect(addressOf('strategyBuilder', { timeframe: '4h', rules: '', buy: undefined })).toBe(
    '/strategy-builder?timeframe=4h&rules=',
  )
})
