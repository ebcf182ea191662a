import { folded, foldedWords } from './folded'

it.each([
  ['Évaluation', 'evaluation'],
  ['e\u0301valuation', 'evaluation'],
  ['Añadir, ÜBER, façon', 'anadir, uber, facon'],
  ['交易执行 BTC', '交易执行 btc'],
])('compares without case and accents: %s', (text, compared) => {
  expect(folded(text)).toBe(compared)
})

it('takes a search apart into its words', () => {
  expect(foldedWords('  Órdenes\tAL  mercado ')).toEqual(['ordenes', 'al', 'mercado'])
  expect(foldedWords(' ')).toEqual([])
})
