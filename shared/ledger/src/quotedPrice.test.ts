import { decimal } from './decimal'
import { quotedPrice } from './quotedPrice'

it.each([
  ['BTC/GBP', 45_003.218_372_81, '45003.22'],
  ['ADA/GBP', 0.380_012_345, '0.38001'],
  ['SHIB/GBP', 0.000_007_001_234_5, '0.0000070012'],
] as const)('takes the price of %s as it is shown', (pair, price, shown) => {
  expect(decimal(quotedPrice(pair, price))).toBe(shown)
})
