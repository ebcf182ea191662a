import { ErrorState, type Loaded, Skeleton } from '@aldergate/ui'
import { useText } from './texts'

/** The texts of all articles by id, loaded after the list. */
export interface Bodies {
  loaded: Loaded<Readonly<Record<string, string>>>
  retry: () => void
}

/** About three lines. */
const HEIGHT = 60

export function ArticleBody({ id, bodies }: { id: string; bodies: Bodies }) {
  const t = useText()
  const { loaded, retry } = bodies

  switch (loaded.status) {
    case 'loading':
      return <Skeleton height={HEIGHT} label={t('loadingArticle')} />
    case 'failed':
      return <ErrorState title={t('articleFailed')} text={t('articleFailedHelp')} onRetry={retry} />
    case 'ready':
      return <p lang="en">{loaded.value[id]}</p>
  }
}
