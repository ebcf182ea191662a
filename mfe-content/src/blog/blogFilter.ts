import { withParams } from '@aldergate/platform'
import { folded, foldedWords } from '@aldergate/ui/folded'
import { type Post, type Tag, TAG_KEYS, TAGS } from './post'

/** The reader's filter: a post must match both parts. */
export interface BlogFilter {
  query: string
  tag: Tag | undefined
}

export const NO_FILTER: BlogFilter = { query: '', tag: undefined }

export function isFiltering({ query, tag }: BlogFilter): boolean {
  return tag !== undefined || query.trim() !== ''
}

/** The posts with the tag and with every word in their title, tags or opening, with or without accents, in the order given. */
export function matchingPosts(posts: readonly Post[], { query, tag }: BlogFilter): Post[] {
  const words = foldedWords(query)
  return posts.filter((post) => {
    if (tag && !post.tags.includes(tag)) return false
    const names = post.tags.flatMap((each) => Object.values(TAGS[each])).join(' ')
    const text = folded(`${post.title} ${names} ${post.opening}`)
    return words.every((word) => text.includes(word))
  })
}

/** Reads the filter out of the address; a tag that nobody knows counts as none. */
export function filterFrom(params: URLSearchParams): BlogFilter {
  return {
    query: params.get('q') ?? '',
    tag: TAG_KEYS.find((tag) => tag === params.get('tag')),
  }
}

/** The address's parameters with a change of the filter applied; all other parameters stay. */
export function withFilter(params: URLSearchParams, change: Partial<BlogFilter>): URLSearchParams {
  const { query, tag } = { ...filterFrom(params), ...change }
  return withParams(params, { q: query.trim(), tag })
}
