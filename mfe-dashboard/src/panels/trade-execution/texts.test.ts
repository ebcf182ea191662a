/** @jest-environment jsdom */

import { english } from '@aldergate/testing/english'
import { renderHook } from '@testing-library/react'
import { useText } from './texts'

const EN = english(__dirname)

it('says what the specification says of an amount that is missing or not above zero', () => {
  expect(EN('invalidAmount')).toBe('Please enter a valid amount.')
})

it('shows ticker, order type, amount and total in the alert', () => {
  const t = renderHook(() => useText()).result.current
  const order = { amount: '0.5', pair: 'BTC/GBP', total: '22,500.00' }

  expect(t('orderAlert', { side: 'buy', ...order })).toBe(
    'Buy order: 0.5 BTC/GBP. Total: £22,500.00. Simulated: no order is sent.',
  )
  expect(t('orderAlert', { side: 'sell', ...order })).toBe(
    'Sell order: 0.5 BTC/GBP. Total: £22,500.00. Simulated: no order is sent.',
  )
})

it('names the buttons as the specification does', () => {
  expect([EN('buy'), EN('sell'), EN('reset'), EN('expand')]).toEqual([
    'Buy',
    'Sell',
    'Reset',
    'Expand',
  ])
})
