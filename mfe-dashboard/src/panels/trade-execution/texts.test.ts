import { createTranslator } from '@aldergate/ui'
import { EN } from './texts'

const t = createTranslator({ en: EN })('en')

it('says what the specification says of an amount that is missing or not above zero', () => {
  expect(EN.invalidAmount).toBe('Please enter a valid amount.')
})

it('shows ticker, order type, amount and total in the alert', () => {
  const order = { amount: '0.5', pair: 'BTC/GBP', total: '22,500.00' }

  expect(t('orderAlert', { side: 'buy', ...order })).toBe(
    'Buy order: 0.5 BTC/GBP. Total: £22,500.00. Simulated: no order is sent.',
  )
  expect(t('orderAlert', { side: 'sell', ...order })).toBe(
    'Sell order: 0.5 BTC/GBP. Total: £22,500.00. Simulated: no order is sent.',
  )
})

it('names the buttons as the specification does', () => {
  expect([EN.buy, EN.sell, EN.reset, EN.expand]).toEqual(['Buy', 'Sell', 'Reset', 'Expand'])
})
