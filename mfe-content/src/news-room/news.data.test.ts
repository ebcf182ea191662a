import { GALLERY } from './gallery.data'
import { RELEASES } from './releases.data'
import { STORIES } from './stories.data'

it('has three featured stories and two press releases', () => {
  expect(STORIES).toHaveLength(3)
  expect(RELEASES).toHaveLength(2)
})

it('gives each picture of the gallery a title, a caption and an alternative text of its own', () => {
  expect(GALLERY.length).toBeGreaterThanOrEqual(6)
  for (const key of ['id', 'title', 'caption', 'alt'] as const) {
    expect(new Set(GALLERY.map((picture) => picture[key])).size).toBe(GALLERY.length)
  }
})

it('lists the newest release first', () => {
  const dates = RELEASES.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
})
