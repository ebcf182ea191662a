import { Card, Stack, useLocalText } from '@aldergate/ui'
import { SearchField } from '@aldergate/ui/fields'
import { ToggleGroup } from '@aldergate/ui/forms'
import type { Ref } from 'react'
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
  const text = useLocalText()
  const options = [
    { value: ALL, label: t('allTags') },
    ...TAG_KEYS.map((tag) => ({ value: tag, label: text(TAGS[tag]) })),
  ] as const

  return (
    <Card>
      <Stack $gap={3}>
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
      </Stack>
    </Card>
  )
}
