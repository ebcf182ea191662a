import { ErrorState, Skeleton, Stack } from '@aldergate/ui'
import { ChapterText } from '../../reading/ChapterText'
import { Prose } from '../../reading/Prose'
import { useText } from '../texts'
import { useArticle } from './useArticle'

/** The text of a post after its opening. */
export function ArticleText({ id }: { id: string }) {
  const t = useText()
  const { article, retry } = useArticle(id)

  if (article.status === 'loading') return <Skeleton height={1200} label={t('loading')} />
  if (article.status === 'failed') {
    return <ErrorState title={t('failed')} text={t('failedText')} onRetry={retry} />
  }

  const { intro, chapters } = article.text
  return (
    <Stack $gap={5}>
      {intro && <Prose html={intro} />}
      {chapters.map((chapter) => (
        <ChapterText key={chapter.id} chapter={chapter} />
      ))}
    </Stack>
  )
}
