import { compileMarkdown } from './markdown.ts'

it('divides a text into its intro and its chapters', () => {
  const { intro, chapters } = compileMarkdown('Before.\n\n## First {#first}\n\nText.\n\n### Part\n')

  expect(intro).toBe('<p>Before.</p>')
  expect(chapters).toEqual([{ id: 'first', heading: 'First', html: '<p>Text.</p>\n<h3>Part</h3>' }])
})

it('needs no intro', () => {
  expect(compileMarkdown('## Only {#only}\n\nText.').intro).toBe('')
})

it('puts in the names of the product and of the bank', () => {
  expect(compileMarkdown('{product} by {bank}.').intro).not.toMatch(/[{}]/)
})

it('opens a link that leaves the app safely, and one within it in place', () => {
  const { intro } = compileMarkdown('[a](/faq#fees) [b](https://example.com)')

  expect(intro).toContain('<a href="/faq#fees">a</a>')
  expect(intro).toContain(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">b</a>',
  )
})

it('lets a wide table scroll inside of itself', () => {
  const { intro } = compileMarkdown('| Pair | Price |\n| - | -: |\n| BTC/GBP | **45,000** |\n')

  expect(intro).toContain('<div tabindex="0"><table>')
  expect(intro).toContain('<td align="right"><strong>45,000</strong></td>')
})

it('counts the words that are read, not the addresses and ids', () => {
  expect(compileMarkdown('One [two three](/faq).\n\n## Four {#five}\n\nSix.').words).toBe(5)
})

it.each([
  ['a chapter without an id', '## Heading\n\nText.', 'Give the chapter "## Heading" an id'],
  ['two chapters of one id', '## A {#a}\n\n## B {#a}\n', 'Two chapters have the id "a"'],
  ['HTML', 'Text with <b>HTML</b>.', 'Write Markdown instead'],
])('refuses %s', (_what, source, reason) => {
  expect(() => compileMarkdown(source)).toThrow(reason)
})
