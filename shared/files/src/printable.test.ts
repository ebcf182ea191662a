import fc from 'fast-check'
import { printable } from './printable'

it.each([
  ['£1,234.50 – “fine”', '£1,234.50 – “fine”'],
  ['−5.00 €', '-5.00 €'],
  ['1 234,50 £', '1 234,50 £'],
  ['RSI ≥ 70', 'RSI >= 70'],
  ['RSI ≠ 70', 'RSI != 70'],
  ['a ≮ b', 'a ? b'],
  ['▲ +2 %', '^ +2 %'],
  ['Ştefan Őry', 'Stefan Ory'],
  ['日経', '??'],
  ['🚀 up', '? up'],
  ['a\u200bb\u202ec', 'abc'],
  ['one\r\ntwo\tthree', 'one\ntwo three'],
  ['\u0000\u0007', '??'],
])('writes %j as %j', (text, expected) => {
  expect(printable(text)).toBe(expected)
})

it('takes e and an accent for the letter that they make', () => {
  expect(printable('cafe\u0301')).toBe('café')
})

it('leaves nothing that the fonts lack, and what is printable stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = printable(text)

      expect(once).not.toMatch(/[^\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u)
      expect(printable(once)).toBe(once)
    }),
  )
})
