import { ErrorState, Skeleton, Stack } from '@aldergate/ui'
import { use } from 'react'
import { ChapterText } from '../../reading/ChapterText'
import { Prose } from '../../reading/Prose'
import { useText } from '../texts'
import { loadArticle } from './articles'
import { type ArticleParts, useArticle } from './useArticle'

/** The text of a post after its opening. */
export function ArticleText({ id }: { id: string }) {
  // Prerendering has no screen to keep waiting, so it can suspend until the text has loaded.
  return typeof window === 'undefined' ? <DrawnText id={id} /> : <LoadedText id={id} />
}

function DrawnText({ id }: { id: string }) {
  return <Chapters id={id} text={use(loadArticle(id))} />
}

function LoadedText({ id }: { id: string }) {
  const t = useText()
  const { article, retry } = useArticle(id)

  if (article.status === 'loading') return <Skeleton height={1200} label={t('loading')} />
  if (article.status === 'failed') {
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={retry} />
  }
  return <Chapters id={id} text={article.text} />
}

function Chapters({ id, text: { intro, chapters } }: { id: string; text: ArticleParts }) {
  return (
    <Stack $gap={5} data-article={id}>
      {intro && <Prose html={intro} />}
      {chapters.map((chapter) => (
        <ChapterText key={chapter.id} chapter={chapter} />
      ))}
    </Stack>
  )
}
