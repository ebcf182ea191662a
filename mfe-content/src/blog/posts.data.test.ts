import { PATHS } from '@aldergate/contract'
/* eslint-disable @typescript-eslint/no-restricted-imports -- the test reads the sources of the texts, not the app. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
/* eslint-enable @typescript-eslint/no-restricted-imports */
import { readingMinutes } from '../reading/markdown'
import { ARTICLE_IDS, loadArticle } from './article/articles'
import { newestFirst, TAG_KEYS } from './post'
import { POSTS } from './posts.data'

function articleSource(id: string): string {
  return readFileSync(join(__dirname, 'articles', `${id}.md`), 'utf8')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)
}

it('has 21 posts, newest first, each under an address of its own', () => {
  expect(POSTS).toHaveLength(21)
  expect(newestFirst(POSTS)).toEqual([...POSTS])
  expect(new Set(POSTS.map(({ id }) => id)).size).toBe(21)
  expect(new Set(POSTS.map(({ date }) => date)).size).toBe(21)
  expect(new Set(POSTS.map(({ title }) => title)).size).toBe(21)
})

it('has an article for every post, and none without a post', async () => {
  const ids = POSTS.map(({ id }) => id).sort()
  const files = readdirSync(join(__dirname, 'articles')).map((file) => file.replace('.md', ''))

  expect(files.sort()).toEqual(ids)
  expect([...ARTICLE_IDS].sort()).toEqual(ids)
  await expect(loadArticle('nothing')).rejects.toThrow('No article "nothing"')
})

it.each(POSTS)('$id has at least 400 words and says how long they take', async (post) => {
  const { words } = await loadArticle(post.id)
  const all = words + countWords(post.opening)

  expect(all).toBeGreaterThanOrEqual(400)
  expect(post.minutes).toBe(readingMinutes(all))
})

it.each(POSTS)('$id opens with more than an excerpt and has an author and known tags', (post) => {
  expect(post.opening.length).toBeGreaterThan(150)
  expect(post.author).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u)
  expect(post.tags.length).toBeGreaterThan(0)
  expect(TAG_KEYS).toEqual(expect.arrayContaining([...post.tags]))
})

it.each(POSTS)('$id leads to its feature in the text and at the end', ({ id, leadsTo }) => {
  expect(linksIn(articleSource(id))).toContain(leadsTo.to)
})

// What a fragment names is another team's: the journey over all links looks for it on the page itself.
it('links to pages that exist', () => {
  const pages = Object.values<string>(PATHS)
  const targets = POSTS.flatMap(({ id, leadsTo }) => [leadsTo.to, ...linksIn(articleSource(id))])

  for (const target of targets) expect(pages).toContain(target.split('#')[0])
})

it('gives every tag to a post', () => {
  const used = new Set(POSTS.flatMap(({ tags }) => tags))

  expect(TAG_KEYS.filter((tag) => !used.has(tag))).toEqual([])
})
