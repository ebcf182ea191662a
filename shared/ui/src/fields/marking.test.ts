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

it('marks the longest of the words that begin alike', () => {
  expect(marking('Golden rule', 'gold golden', 'anywhere')[0]).toEqual({
    text: 'Golden',
    isMatch: true,
  })
})

it.each([
  ['İstanbul and the rest', 'rest', 'rest'],
  ['Große Straße', 'STRAßE', 'Straße'],
  ['ΟΔΟΣ', 'οδος', 'ΟΔΟΣ'],
  ['İİİİ gold', 'GOLD', 'gold'],
  ['利率上升', '利率', '利率'],
])('marks the very letters, whatever becomes of others in lower case: %s', (text, query, match) => {
  const parts = marking(text, query, 'anywhere')

  expect(parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: match, isMatch: true }])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

it.each([
  ['Petróleo Brent (barril)', 'petroleo', 'Petróleo'],
  ['Dólar canadiense', 'DOLAR', 'Dólar'],
  ['Pétrole Brent (baril)', 'petrole', 'Pétrole'],
  ['Taux à échéance', 'échea', 'échéa'],
  ['Pe\u0301trole', 'petrole', 'Pe\u0301trole'],
  ['Petrole', 'pétrole', 'Petrole'],
  ['\u0301, petrole', 'pétrole', 'petrole'],
])('marks what a search finds without accents: %s', (text, query, match) => {
  const parts = marking(text, query, 'wordStart')

  expect(parts.filter(({ isMatch }) => isMatch)).toEqual([{ text: match, isMatch: true }])
  expect(parts.map((part) => part.text).join('')).toBe(text)
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
  expect(marking('Gold', ' \u0301 ', 'anywhere')).toEqual([{ text: 'Gold', isMatch: false }])
})

it.each(['anywhere', 'wordStart'] as const)('loses and adds no letter, marking %s', (place) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const parts = marking(text, query, place)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
