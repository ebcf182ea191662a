import fc from 'fast-check'
import { MAX_QUANTITY, readQuantity } from './quantity'

it.each([
  ['1', '1'],
  ['0.42', '0.42'],
  ['.5', '0.5'],
  ['5.', '5'],
  [' 1.50 ', '1.5'],
  ['007', '7'],
  ['1e3', '1000'],
  ['0.00000001', '0.00000001'],
  ['25000000', '25000000'],
  [MAX_QUANTITY, MAX_QUANTITY],
])('takes "%s" as %s', (typed, expected) => {
  expect(readQuantity(typed)).toEqual({ value: expected })
})

it.each([
  ['', 'not-positive'],
  ['  ', 'not-positive'],
  ['0', 'not-positive'],
  ['-1', 'not-positive'],
  ['+1', 'not-positive'],
  ['one', 'not-positive'],
  ['1,5', 'not-positive'],
  ['0x10', 'not-positive'],
  ['NaN', 'not-positive'],
  ['Infinity', 'not-positive'],
  ['1e999999999', 'not-positive'],
  ['0.000000001', 'too-many-places'],
  ['1e-9', 'too-many-places'],
  ['1000000000000.00000001', 'too-large'],
  ['1e99', 'too-large'],
] as const)('finds "%s" %s', (typed, problem) => {
  expect(readQuantity(typed)).toEqual({ problem })
})

it('never fails on any text, and writes every quantity that it takes in one way', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
      const { value, problem } = readQuantity(typed)
      if (problem) return
      expect(value).toMatch(/^\d+(\.\d{1,8})?$/)
      expect(readQuantity(value)).toEqual({ value })
    }),
  )
})
