import { plainText, readingMinutes } from './markdown'

it('takes a minute for every 238 words, and one at the least', () => {
  expect(readingMinutes(20)).toBe(1)
  expect(readingMinutes(476)).toBe(2)
  expect(readingMinutes(600)).toBe(3)
})

it('keeps the words of a piece apart, and joins what only a style divides', () => {
  expect(plainText('<p>A <strong>stop</strong>-loss</p><ul><li>one</li><li>two</li></ul>')).toBe(
    'A stop-loss one two',
  )
})

it('reads entities once', () => {
  expect(plainText('<p>S&amp;P &lt; &amp;lt; &quot;risk&quot;</p>')).toBe('S&P < &lt; "risk"')
})
