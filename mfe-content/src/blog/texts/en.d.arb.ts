// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: 'product'
  search: never
  tags: never
  allTags: never
  posts: never
  found: 'count' | 'total'
  noPosts: never
  clear: never
  tagsOf: 'title'
  allPosts: never
  editorialTeam: 'author' | 'product'
  tryIt: never
  tryItText: 'product'
  otherPosts: never
  older: never
  newer: never
  loading: never
  failed: never
  failedText: never
  noSuchArticle: never
  noSuchArticleText: never
  newest: never
}>
export default texts
