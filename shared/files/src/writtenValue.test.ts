import { writtenValue } from './writtenValue'

const WORDING = {
  money: (gbp: number) => `£${gbp.toFixed(2)}`,
  price: (gbp: number, decimals: number) => gbp.toFixed(decimals),
  number: (value: number | string) => String(value),
  dateTime: (moment: number | string) => new Date(moment).toISOString(),
}

it.each([
  ['0.0000070449', '0.0000070449'],
  [0.0000070449, '0.0000070449'],
  ['45000', '45000.00'],
  ['1.5', '1.50'],
  ['none', 'none'],
  [null, '–'],
  [Number.NaN, '–'],
])(
  'writes the price %j as %s: with as many decimals as it has, and at least two',
  (price, text) => {
    expect(writtenValue(price, 'price', WORDING)).toBe(text)
  },
)

it('writes a number of which there is a text from all of its digits', () => {
  expect(writtenValue('1808927501.07035821', 'number', WORDING)).toBe('1808927501.07035821')
  expect(writtenValue('none', 'number', WORDING)).toBe('none')
})
