import fc from 'fast-check'
import { marking } from './marking'

it('marks each word of the search wherever it stands, in any case', () => {
  expect(marking('Gold steady, golden rule', 'gold RULE', 'anywhere')).toEqual([
    { text: 'Gold', isMatch: true },
    { text: ' steady, ', isMatch: false },
    { text: 'gold', isMatch: true },
    { text: 'en ', isMatch: false },
    { text: 'rule', isMatch: true },
  ])
})

it('marks only where a word begins, if asked to', () => {
  const parts = marking('A page of an age', 'age', 'wordStart')

  expect(parts.filter(({ isMatch }) => isMatch)).toHaveLength(1)
  expect(parts.at(-1)).toEqual({ text: 'age', isMatch: true })
})

it('takes signs of regular expressions as they are', () => {
  expect(marking('Up 6% (so far)', '(so', 'anywhere')).toContainEqual({
    text: '(so',
    isMatch: true,
  })
})

it('marks nothing without a search', () => {
  expect(marking('Gold', '  ', 'anywhere')).toEqual([{ text: 'Gold', isMatch: false }])
})

it.each(['anywhere', 'wordStart'] as const)('loses and adds no letter, marking %s', (place) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const parts = marking(text, query, place)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
