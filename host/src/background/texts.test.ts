import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says literally what the product promises', () => {
  expect(EN('bought')).toBe('Bought {quantity} {pair} at £{price}')
})
