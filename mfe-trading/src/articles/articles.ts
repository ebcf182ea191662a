import { PATHS } from '@aldergate/contract'
import { newestFirst } from './article'
import { ARTICLES } from './articles.data'

/** All articles, newest first. */
export const NEWS = newestFirst(ARTICLES, PATHS.news)
