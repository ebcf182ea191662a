import { PATHS } from '@aldergate/contract'
import { atom } from 'jotai'
import { articlesAt } from './article'
import { ARTICLES } from './articles.data'

/** All articles, newest first; their times count from the first reading. */
export const articlesAtom = atom(() => articlesAt(ARTICLES, new Date(), PATHS.news))
