import { Blank, useFormat } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { type WrittenArticle, timeOf } from './article'
import { openedAtAtom } from './articles.atoms'

/** The time of an article. */
export function ArticleTime({ article }: { article: Pick<WrittenArticle, 'minutesAgo'> }) {
  return (
    // Drawn into HTML, the page has no date.
    <Suspense fallback={<Blank $digits={16} />}>
      <Time article={article} />
    </Suspense>
  )
}

function Time({ article }: { article: Pick<WrittenArticle, 'minutesAgo'> }) {
  const format = useFormat()
  const time = timeOf(article, useAtomValue(openedAtAtom))
  return <time dateTime={time.toISOString()}>{format.dateTime(time)}</time>
}
