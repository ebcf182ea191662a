import { NEWS } from './news.data'

/** Two lines of a panel. */
const MAX_TITLE_LENGTH = 84

it('holds 47 items, each with an id, a title and a time of its own', () => {
  expect(NEWS).toHaveLength(47)
  for (const key of ['id', 'title', 'minutesAgo'] as const) {
    expect(new Set(NEWS.map((item) => item[key])).size).toBe(47)
  }
})

it('gives every item a title that fits, and something to read', () => {
  for (const { title, body } of NEWS) {
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
    expect(body.split(' ').length).toBeGreaterThanOrEqual(40)
  }
})

it('names no year, so that nothing in it grows old', () => {
  for (const { title, body } of NEWS) expect(`${title} ${body}`).not.toMatch(/\b(19|20)\d\d\b/)
})
