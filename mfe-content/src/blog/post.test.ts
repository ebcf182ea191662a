import { excerptOf, neighboursOf, newestFirst, type Post } from './post'
import { POSTS } from './posts.data'

it('cuts the excerpt after exactly 150 characters, whatever stands there', () => {
  const opening = 'abcdefghi '.repeat(20)

  expect(excerptOf({ opening })).toBe(`${opening.slice(0, 150)}…`)
  expect(excerptOf({ opening })).toHaveLength(151)
})

it('puts the newest post first', () => {
  const shuffled = POSTS.toSorted((one, other) => one.id.localeCompare(other.id))

  expect(newestFirst(shuffled)).toEqual([...POSTS])
})

it('knows the posts before and after one, and that the ends have but one neighbour', () => {
  const [first, second, third] = POSTS as readonly [Post, Post, Post]

  expect(neighboursOf(POSTS, second.id)).toEqual({ newer: first, older: third })
  expect(neighboursOf(POSTS, first.id).newer).toBeUndefined()
  expect(neighboursOf(POSTS, POSTS.at(-1)?.id ?? '').older).toBeUndefined()
})
