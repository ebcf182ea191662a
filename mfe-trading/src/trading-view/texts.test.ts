/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { useText } from './texts'

it('says the specified texts literally', () => {
  const { result } = renderHook(() => useText())
  const t = result.current

  expect(t('pageTitle')).toBe('Trading View')
  expect([t('symbol'), t('lastPrice'), t('changePercent'), t('volume')]).toEqual([
    'Symbol',
    'Last price',
    'Change %',
    'Volume',
  ])
  expect([t('asks'), t('bids')]).toEqual(['Asks', 'Bids'])
})
