import { createTexts } from '@aldergate/ui'

const EN = {
  title: 'Blog',
  intro:
    'What there is to know before, during and after a trade, worked through in pounds and pence. Written by the editorial team of {product}; every market in it is simulated or made up.',

  search: 'Search posts',
  tags: 'Tags',
  allTags: 'All',
  posts: 'Posts',
  found: '{count, plural, one {# post} other {# posts}} of {total}',
  noPosts: 'No post matches the search and the tag.',
  clear: 'Clear search and tag',
  tagsOf: 'Tags of {title}',

  allPosts: 'All posts',
  editorialTeam: '{author}, editorial team of {product}',
  tryIt: 'Try it here',
  tryItText: 'Where {product} lets you put this post into practice:',
  otherPosts: 'Older and newer posts',
  older: 'Older',
  newer: 'Newer',
  loading: 'Loading the article',
  failed: 'The article did not load.',
  failedText: 'The rest of the blog works. Check the connection, then try again.',

  noSuchArticle: 'No such article',
  noSuchArticleText:
    'No post has this address. It may have been mistyped; posts that were published stay where they are.',
  newest: 'The newest posts',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Blog',
    intro:
      'Lo que conviene saber antes, durante y después de una operación, con ejemplos en libras. Escrito por el equipo editorial de {product}; todos los mercados son simulados o inventados. Los artículos están en inglés.',
  },
  zh: {
    title: '博客',
    intro:
      '交易之前、之中和之后值得了解的知识，以英镑逐步演算。由 {product} 编辑团队撰写；文中的市场均为模拟或虚构。文章为英文。',
  },
  fr: {
    title: 'Blog',
    intro:
      'Ce qu’il faut savoir avant, pendant et après une transaction, avec des calculs en livres. Écrit par la rédaction de {product} ; tous les marchés sont simulés ou inventés. Les articles sont en anglais.',
  },
})
