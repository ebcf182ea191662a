import { logFailure } from '@aldergate/platform'
import { useEffect, useState } from 'react'
import type { Markdown } from '../../reading/markdown'
import { loadArticle } from './articles'
import { drawnArticle } from './drawnArticle'

export type ArticleParts = Pick<Markdown, 'intro' | 'chapters'>

/** The text of an article, or the state of its loading. */
type Article =
  { status: 'loading' } | { status: 'loaded'; text: ArticleParts } | { status: 'failed' }

/** Loads the text of the post with this id; `retry` asks for it once more. */
export function useArticle(id: string) {
  const [article, setArticle] = useState<Article & { of?: string }>(() => {
    const drawn = drawnArticle(id)
    return drawn ? { status: 'loaded', text: drawn, of: id } : { status: 'loading' }
  })
  const isHere = article.status === 'loaded' && article.of === id
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (isHere) return
    let isWanted = true
    loadArticle(id)
      .then((text) => isWanted && setArticle({ status: 'loaded', text, of: id }))
      .catch((cause: unknown) => {
        logFailure(`The article ${id} did not load`, cause)
        if (isWanted) setArticle({ status: 'failed', of: id })
      })
    return () => {
      isWanted = false
    }
  }, [id, attempt, isHere])

  function retry() {
    setArticle({ status: 'loading' })
    setAttempt((count) => count + 1)
  }

  // While the next article loads, the previous one is not shown.
  const current: Article = article.of === id ? article : { status: 'loading' }
  return { article: current, retry }
}
