import { countOf, type Entry, excerptOf, search } from './search'

const ENTRIES: readonly Entry[] = [
  { source: 'faq', heading: 'What does it cost?', text: 'A fee of 0.1%.', to: '/faq#fees' },
  { source: 'help', heading: 'Orders', text: 'Each order has a fee.', to: '/help#orders' },
  { source: 'help', heading: 'The fee', text: 'It is small.', to: '/help#fee' },
  { source: 'guides', heading: 'Alerts', text: 'Set a level.', to: '/guides#alerts' },
]

it('groups what it finds by source, with those first whose heading says it', () => {
  const groups = search(ENTRIES, ' FEE ')

  expect(groups.map(({ source }) => source)).toEqual(['help', 'faq'])
  expect(groups[0]?.results.map(({ to }) => to)).toEqual(['/help#fee', '/help#orders'])
  expect(countOf(groups)).toBe(3)
})

it('wants every word, wherever it stands', () => {
  expect(search(ENTRIES, 'order fee').flatMap(({ results }) => results)).toHaveLength(1)
  expect(search(ENTRIES, 'order level')).toEqual([])
})

it('finds nothing for an empty search', () => {
  expect(search(ENTRIES, '  ')).toEqual([])
})

it('takes the words of a search literally', () => {
  expect(search(ENTRIES, '0.1%')).toHaveLength(1)
  expect(search(ENTRIES, '(.*')).toEqual([])
})

it('finds the beginning of a word, and nothing in its middle', () => {
  expect(search(ENTRIES, 'lev')).toHaveLength(1)
  expect(search(ENTRIES, 'evel')).toEqual([])
})

it('shows the words around the first match, and where the text goes on', () => {
  const text = `${'before '.repeat(40)}spread ${'after '.repeat(60)}`.trim()
  const excerpt = excerptOf(text, ['spread'])

  expect(excerpt).toMatch(/^… before .*spread after.* …$/)
  expect(excerpt.length).toBeLessThan(200)
  expect(excerptOf('A short text.', ['text'])).toBe('A short text.')
})
