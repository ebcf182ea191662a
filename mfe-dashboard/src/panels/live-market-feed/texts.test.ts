import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('names the parts of a market feed as specified', () => {
  expect(EN('searchPairsPlaceholder')).toBe('Search pairs...')
  expect([EN('gridView'), EN('listView')]).toEqual(['Grid View', 'List View'])
  expect([EN('buy'), EN('sell'), EN('setAlert')]).toEqual(['Buy', 'Sell', 'Set Alert'])
})
