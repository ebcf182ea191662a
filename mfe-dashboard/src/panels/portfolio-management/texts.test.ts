import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says what is bought and sold, and at which value, as specified', () => {
  expect(EN('buying')).toBe('Buying {pair} at ${value}')
  expect(EN('selling')).toBe('Selling {pair} at ${value}')
  expect([EN('buy'), EN('sell')]).toEqual(['Buy', 'Sell'])
})
