import MessageFormat from '@messageformat/core'
import { parametersOf } from './texts.ts'
import { pseudoMessage } from './pseudo.ts'

function said(message: string, values?: Record<string, unknown>): string {
  return new MessageFormat('en').compile(pseudoMessage(message))(values)
}

it('has accents and is 40 % longer', () => {
  const text = 'Design, test and deploy a strategy of your own, from entry to exit.'
  const pseudo = said(text)
  expect(pseudo).not.toMatch(/\b[a-z]*[aeiou][a-z]*\b/)
  expect(pseudo.length / text.length).toBeGreaterThan(1.28)
  const letters = (of: string) => of.replace(/\P{L}/gu, '').length
  expect(letters(pseudo) / letters(text)).toBeCloseTo(1.4, 1)
})

it('says values as they are, and asks for the same', () => {
  const message =
    '{side, select, buy {Buy} other {Sell}} {pair}: {count, plural, =0 {none} one {# alert} other {# alerts of {total, number}}}'
  const pseudo = pseudoMessage(message)
  expect(parametersOf(pseudo, 'here')).toEqual(parametersOf(message, 'here'))
  const values = { side: 'buy', pair: 'BTC/GBP', count: 2, total: 1234 }
  expect(said(message, values)).toBe(
    `${said('Buy')} BTC/GBP: 2 ${said('alerts')} ${said('of')} 1,234`,
  )
  expect(said('Buy')).toBe('Büýé')
})

it('keeps signs of the format that are meant as they stand', () => {
  expect(said("a '{'brace'}' and {count, plural, other {no '#' 5}}", { count: 1 })).toMatch(
    /\{.*\} .* ñö.* # 5$/,
  )
})
