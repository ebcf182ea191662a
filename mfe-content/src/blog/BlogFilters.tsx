import { Card, SearchField, space, ToggleGroup } from '@aldergate/ui'
import type { Ref } from 'react'
import styled from 'styled-components'
import type { BlogFilter } from './blogFilter'
import { type Tag, TAG_KEYS, TAGS } from './post'
import { useText } from './texts'

interface BlogFiltersProps {
  filter: BlogFilter
  searchRef: Ref<HTMLInputElement>
  onSearch: (query: string) => void
  onTag: (tag: Tag | undefined) => void
}

const ALL = 'all'

export function BlogFilters({ filter, searchRef, onSearch, onTag }: BlogFiltersProps) {
  const t = useText()
  const options = [
    { value: ALL, label: t('allTags') },
    ...TAG_KEYS.map((tag) => ({ value: tag, label: TAGS[tag], lang: 'en' })),
  ] as const

  return (
    <Card>
      <Rows>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={filter.query}
          inputRef={searchRef}
          onChange={onSearch}
        />
        <ToggleGroup
          label={t('tags')}
          options={options}
          value={filter.tag ?? ALL}
          onChange={(tag) => onTag(tag === ALL ? undefined : tag)}
        />
      </Rows>
    </Card>
  )
}

const Rows = styled.div`
  display: grid;
  gap: ${space(3)};
`
