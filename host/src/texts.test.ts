import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says literally what the product promises', () => {
  expect(EN('unavailable')).toBe('{page} is unavailable right now.')
  expect(EN('copyright')).toBe('© {year} {product}. A product of {bank}.')
  expect(EN('newsletterNote')).toBe('This demo does not subscribe you')
})
