/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react'
import { useText } from './texts'

it('says the specified texts literally', () => {
  const { result } = renderHook(() => useText())
  const t = result.current

  expect(t('pageTitle')).toBe('Market News')
  expect(t('search')).toBe('Search News...')
  expect(t('noArticles')).toBe('No articles found.')
  expect([
    t('category.all'),
    t('category.crypto'),
    t('category.stocks'),
    t('category.forex'),
    t('category.commodities'),
    t('category.economy'),
    t('category.technology'),
  ]).toEqual(['All', 'Crypto', 'Stocks', 'Forex', 'Commodities', 'Economy', 'Technology'])
})
