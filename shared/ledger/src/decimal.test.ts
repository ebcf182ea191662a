import fc from 'fast-check'
import { decimal, exact, exactNumber, pounds, sum, toPence } from './decimal'

it('writes decimals out, however small or large', () => {
  expect(decimal(exactNumber(0.0000000014))).toBe('0.0000000014')
  expect(decimal(exactNumber(1e21))).toBe('1000000000000000000000')
  expect(decimal(exact('1.50'))).toBe('1.5')
})

it.each([
  ['1.005', '1.01'],
  ['-1.005', '-1.01'],
  ['2.675', '2.68'],
  ['0.004', '0.00'],
  ['-0.004', '0.00'],
  ['3', '3.00'],
])('rounds %s to £%s, half a penny away from zero', (amount, expected) => {
  expect(pounds(exact(amount))).toBe(expected)
})

it('adds tenths without a rest, where floats leave one', () => {
  expect(decimal(sum([exact('0.1'), exact('0.2'), exact('-0.3')]))).toBe('0')
})

it('names what it needs when it is given no number', () => {
  expect(() => exactNumber(Number.NaN)).toThrow('A decimal needs a finite number, not NaN')
  expect(() => exact('a third')).toThrow('Invalid number')
})

it('refuses floats in its sums', () => {
  expect(() => exact('1').plus(0.1)).toThrow('Invalid value')
})

it('is exact where a whole number is multiplied by whole pence', () => {
  const whole = fc.integer({ min: -10_000_000, max: 10_000_000 })
  fc.assert(
    fc.property(whole, whole, (quantity, pence) => {
      const value = toPence(exactNumber(quantity).times(exactNumber(pence / 100)))
      expect(value.times('100').toFixed()).toBe(String(BigInt(quantity) * BigInt(pence)))
    }),
  )
})
