import { readRules } from '@aldergate/market/strategy'
import { problemRange } from './problemRange'

function selected(text: string): string {
  const read = readRules(text)
  if (read.status !== 'unreadable') throw new Error('It was read.')
  return text.slice(...problemRange(text, read.problem))
}

it('selects what is wrong, wherever it stands in the text', () => {
  expect(
    selected('Words.\n\n--- rules ---\ntimeframe 1h\n  buy when RSX(14) < 30\n--- end ---'),
  ).toBe('RSX')
  expect(selected('--- rules ---\ntimeframe 2h\nbuy when close > 1\n--- end ---')).toBe('2h')
})

it('stays within a text that ends too early', () => {
  const text = '--- rules ---\ntimeframe 1h\nbuy when close >\n--- end ---'
  expect(selected(text).trim()).toBe('')
  expect(problemRange('ab', { line: 9, column: 9, length: 9 })).toEqual([2, 2])
})
