import { covers, overlap } from './pathPatterns.ts'

it.each([
  ['/news', '/news'],
  ['/blog/:id', '/blog/:slug'],
  ['/blog/:id', '/blog/archive'],
  ['/:any', '/news'],
  ['/:section/latest', '/news/:id'],
])('finds a path that both %s and %s answer, whichever is asked first', (one, other) => {
  expect(overlap(one, other)).toBe(true)
  expect(overlap(other, one)).toBe(true)
})

it.each([
  ['/news', '/blog'],
  ['/blog', '/blog/:id'],
  ['/', '/:any'],
  ['/blog/:id', '/news/:id'],
  ['/:a/:b', '/:a'],
])('finds none that both %s and %s answer', (one, other) => {
  expect(overlap(one, other)).toBe(false)
  expect(overlap(other, one)).toBe(false)
})

it('knows which pattern answers all that another does', () => {
  expect(covers('/blog/:slug', '/blog/:id')).toBe(true)
  expect(covers('/blog/:id', '/blog/archive')).toBe(true)
  expect(covers('/:any', '/news')).toBe(true)
  expect(covers('/blog/archive', '/blog/:id')).toBe(false)
  expect(covers('/blog', '/blog/:id')).toBe(false)
  expect(covers('/:any', '/')).toBe(false)
})
