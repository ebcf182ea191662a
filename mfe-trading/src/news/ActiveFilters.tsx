import { color, fontSize, Icon, media, radius, Row, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import { type NewsFilter, NO_FILTER, activeParts } from './newsFilter'
import { useText } from './texts'

interface ActiveFiltersProps {
  filter: NewsFilter
  onChange: (change: Partial<NewsFilter>) => void
}

/** The parts of the filter that are set, each as a button that clears it. */
export function ActiveFilters({ filter, onChange }: ActiveFiltersProps) {
  const t = useText()
  const parts = activeParts(filter)

  const { query, topic, category, view } = filter
  const labels = {
    query: t('quoted', { text: query.trim() }),
    topic: topic && t(`topic.${topic}`),
    category: category && t(`category.${category}`),
    view: t(`view.${view}`),
  }

  if (parts.length === 0) return null
  return (
    <Parts as="ul" $gap={1} aria-label={t('activeFilters')}>
      {parts.map((part) => (
        <Part key={part}>
          <Chip
            type="button"
            aria-label={t('clearFilter', { filter: labels[part] ?? '' })}
            onClick={() => onChange({ [part]: NO_FILTER[part] })}
          >
            <span>{labels[part]}</span>
            <Icon name="close" size={12} />
          </Chip>
        </Part>
      ))}
    </Parts>
  )
}

const Parts = styled(Row)`
  margin-bottom: ${space(3)};
`

const Part = styled.li`
  max-width: 100%;
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: 24px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.s3};
  color: ${color.t1};
  font-size: ${fontSize.s12};

  &:hover {
    border-color: ${color.t2};
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`
