import { Button, Card, EmptyState, Muted, space, useLoaded } from '@aldergate/ui'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import styled from 'styled-components'
import type { Article } from '../articles/article'
import { laterBodies } from '../articles/laterBodies'
import { ActiveFilters } from './ActiveFilters'
import { ArticleItem } from './ArticleItem'
import { ListActions } from './ListActions'
import { type NewsFilter, activeParts } from './newsFilter'
import { useText } from './texts'

interface ArticleListProps {
  /** The articles that match the filter, newest first. */
  articles: readonly Article[]
  /** How many there are without the filter. */
  total: number
  filter: NewsFilter
  openId: string | undefined
  onToggle: (id: string) => void
  onChange: (change: Partial<NewsFilter>) => void
  onClear: () => void
}

export function ArticleList({
  articles,
  total,
  filter,
  openId,
  onToggle,
  onChange,
  onClear,
}: ArticleListProps) {
  const t = useText()
  const box = useFocusInPlace()
  const bodies = useLoaded(laterBodies)

  const isEmpty = articles.length === 0
  const clearButton = (
    <Button size="small" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  )

  return (
    <Card
      {...box}
      heading={t('latest')}
      actions={
        <>
          <Muted as="span" role="status">
            {t('found', { count: articles.length, total })}
          </Muted>
          {!isEmpty && <ListActions ids={articles.map(({ id }) => id)} view={filter.view} />}
          {!isEmpty && activeParts(filter).length > 0 && clearButton}
        </>
      }
    >
      <ActiveFilters filter={filter} onChange={onChange} />
      {isEmpty && <EmptyState text={t('noArticles')} action={clearButton} />}
      <List aria-label={t('latest')}>
        {articles.map((article) => (
          <ArticleItem
            key={article.id}
            article={article}
            bodies={bodies}
            query={filter.query}
            view={filter.view}
            isOpen={article.id === openId}
            onToggle={() => onToggle(article.id)}
          />
        ))}
      </List>
    </Card>
  )
}

/** As many columns as fit, so that on a wide screen the actions stay next to their article. */
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 640px), 1fr));
  column-gap: ${space(8)};
`
