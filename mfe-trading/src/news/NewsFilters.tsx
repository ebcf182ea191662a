import { Card, media, space, Stack } from '@aldergate/ui'
import { SearchField } from '@aldergate/ui/fields'
import { SelectField, ToggleGroup } from '@aldergate/ui/forms'
import type { Ref } from 'react'
import styled from 'styled-components'
import { CATEGORIES, TOPICS } from '../articles/article'
import { type NewsFilter, type View, VIEWS } from './newsFilter'
import { useText } from './texts'

interface NewsFiltersProps {
  filter: NewsFilter
  /** How many articles each view would show. */
  counts: Readonly<Record<View, number>>
  searchRef: Ref<HTMLInputElement>
  onChange: (change: Partial<NewsFilter>) => void
}

const ALL = 'all'

export function NewsFilters({ filter, counts, searchRef, onChange }: NewsFiltersProps) {
  const t = useText()

  const categoryOptions = ([ALL, ...CATEGORIES] as const).map((category) => ({
    value: category,
    label: t(`category.${category}`),
  }))
  const topicOptions = [
    { value: ALL, label: t('allTopics') },
    ...TOPICS.map((topic) => ({ value: topic, label: t(`topic.${topic}`) })),
  ] as const

  const viewOptions = VIEWS.map((view) => ({
    value: view,
    label: t('viewCount', { view: t(`view.${view}`), count: counts[view] }),
  }))

  return (
    <Card>
      <Stack $gap={3}>
        <Fields>
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={filter.query}
            inputRef={searchRef}
            onChange={(query) => onChange({ query })}
          />
          <SelectField
            label={t('topic')}
            isLabelHidden
            value={filter.topic ?? ALL}
            options={topicOptions}
            onChange={(topic) => onChange({ topic: topic === ALL ? undefined : topic })}
          />
          <ToggleGroup
            label={t('view')}
            value={filter.view}
            options={viewOptions}
            onChange={(view) => onChange({ view })}
          />
        </Fields>
        <ToggleGroup
          label={t('categories')}
          value={filter.category ?? ALL}
          options={categoryOptions}
          onChange={(category) => onChange({ category: category === ALL ? undefined : category })}
        />
      </Stack>
    </Card>
  )
}

const Fields = styled.div`
  display: grid;
  align-items: center;
  gap: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: minmax(180px, 1fr) 200px auto;
  }
`
