import fc from 'fast-check'
import { highlight } from './highlight'

it('marks each word of the search wherever it stands, in any case', () => {
  expect(highlight('Gold steady, golden rule', 'gold RULE')).toEqual([
    { text: 'Gold', isMatch: true },
    { text: ' steady, ', isMatch: false },
    { text: 'gold', isMatch: true },
    { text: 'en ', isMatch: false },
    { text: 'rule', isMatch: true },
  ])
})

it('takes signs of regular expressions as they are', () => {
  expect(highlight('Up 6% (so far)', '(so')).toContainEqual({ text: '(so', isMatch: true })
})

it('marks nothing without a search', () => {
  expect(highlight('Gold', '  ')).toEqual([{ text: 'Gold', isMatch: false }])
})

it('loses and adds no letter', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      const parts = highlight(text, query)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
