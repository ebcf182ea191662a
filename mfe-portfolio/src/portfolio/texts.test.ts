/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { useText } from './texts'

it('says the specified texts literally', () => {
  const { result } = renderHook(() => useText())
  const t = result.current

  expect(t('pageTitle')).toBe('Your Portfolio')
  expect([t('totalValue'), t('change24h')]).toEqual(['Total Value', '24h Change'])
  expect([
    t('timeframe.day'),
    t('timeframe.week'),
    t('timeframe.month'),
    t('timeframe.year'),
    t('timeframe.all'),
  ]).toEqual(['Day', 'Week', 'Month', 'Year', 'All'])
})
