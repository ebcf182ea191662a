import { useParams } from '@aldergate/platform'
import { POSTS } from '../posts.data'
import { ArticleView } from './ArticleView'
import { NoSuchArticle } from './NoSuchArticle'

export default function ArticlePage() {
  const id = useParams().id?.toLowerCase()
  const post = POSTS.find((each) => each.id === id)
  return post ? <ArticleView post={post} /> : <NoSuchArticle />
}
