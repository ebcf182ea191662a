import { Button, Card, EmptyState, Muted } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'
import type { Article } from '../articles/article'
import { ArticleItem } from './ArticleItem'
import { isFiltering, type NewsFilter } from './newsFilter'

interface ArticleListProps {
  /** What the filter found, newest first. */
  articles: readonly Article[]
  /** How many there are without the filter. */
  total: number
  filter: NewsFilter
  openId: string | undefined
  onToggle: (id: string) => void
  onClear: () => void
}

export function ArticleList({
  articles,
  total,
  filter,
  openId,
  onToggle,
  onClear,
}: ArticleListProps) {
  const t = useText()

  const isEmpty = articles.length === 0
  const clearButton = (
    <Button size="small" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  )

  return (
    <Card
      heading={t('latest')}
      actions={
        <>
          <Muted as="span" role="status">
            {t('found', { count: articles.length, total })}
          </Muted>
          {isFiltering(filter) && !isEmpty && clearButton}
        </>
      }
    >
      {isEmpty && <EmptyState text={t('noArticles')} action={clearButton} />}
      <List aria-label={t('latest')}>
        {articles.map((article) => (
          <ArticleItem
            key={article.id}
            article={article}
            query={filter.query}
            isOpen={article.id === openId}
            onToggle={() => onToggle(article.id)}
          />
        ))}
      </List>
    </Card>
  )
}

const List = styled.ol`
  display: grid;
`
