import { filterFrom, isFiltering, matchingPosts, NO_FILTER, withFilter } from './blogFilter'
import { type Post, TAGS } from './post'
import { POSTS } from './posts.data'

it('shows all posts while nothing is asked for', () => {
  expect(matchingPosts(POSTS, NO_FILTER)).toEqual([...POSTS])
  expect(isFiltering({ ...NO_FILTER, query: '  ' })).toBe(false)
})

it('finds the posts of a tag only', () => {
  const found = matchingPosts(POSTS, { query: '', tag: 'costs' })

  expect(found.length).toBeGreaterThan(1)
  expect(found.every(({ tags }) => tags.includes('costs'))).toBe(true)
})

it('searches titles, tags and openings, every word and in any case', () => {
  const [post] = POSTS as readonly [Post]
  const [word = ''] = post.title.split(' ')
  const [tag = 'risk'] = post.tags
  const ending = post.opening.slice(-30)

  for (const query of [post.title.toUpperCase(), ending, `${TAGS[tag].en} ${word}`]) {
    expect(matchingPosts(POSTS, { query, tag: undefined })).toContainEqual(post)
  }
  expect(matchingPosts(POSTS, { query: `${word} xyzzy`, tag: undefined })).toEqual([])
})

it('finds a tag in the language of who reads, also without its accents', () => {
  const found = (query: string) => matchingPosts(POSTS, { query, tag: undefined })

  expect(found('estadistica').length).toBeGreaterThan(0)
  expect(found('estadistica')).toEqual(found('ESTADÍSTICA'))
})

it('reads from an address what it wrote there, and leaves the parameters of others alone', () => {
  const params = withFilter(new URLSearchParams('seed=42'), { query: ' stop ', tag: 'risk' })

  expect(params.toString()).toBe('seed=42&q=stop&tag=risk')
  expect(filterFrom(params)).toEqual({ query: 'stop', tag: 'risk' })
  expect(withFilter(params, NO_FILTER).toString()).toBe('seed=42')
})

it('takes an unknown tag for none', () => {
  expect(filterFrom(new URLSearchParams('tag=lottery')).tag).toBeUndefined()
})
