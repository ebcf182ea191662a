import { Link } from '@aldergate/platform'
import {
  Badge,
  Button,
  Card,
  color,
  EmptyState,
  fontSize,
  fontWeight,
  media,
  space,
  Stack,
  measure,
} from '@aldergate/ui'
import { Highlighted } from '@aldergate/ui/fields'
import styled from 'styled-components'
import type { Group } from './search'
import { useText } from './texts'

interface SearchResultsProps {
  groups: readonly Group[]
  query: string
  onClear: () => void
}

/** The results of a search, grouped by where they stand; each leads to the very answer. */
export function SearchResults({ groups, query, onClear }: SearchResultsProps) {
  const t = useText()

  if (groups.length === 0) {
    return (
      <Nothing>
        <EmptyState
          text={t('nothing', { query })}
          action={<Button onClick={onClear}>{t('clear')}</Button>}
        />
      </Nothing>
    )
  }

  return groups.map(({ source, results }) => (
    <Card key={source} heading={t(source)} actions={<Badge>{results.length}</Badge>}>
      <Stack
        as="ul"
        $gap={3}
        aria-label={t('groupCount', { group: t(source), count: results.length })}
      >
        {results.map(({ heading, excerpt, to }) => (
          <Item key={to} lang="en">
            <h3>
              <Answer to={to}>
                <Highlighted text={heading} query={query} place="wordStart" />
              </Answer>
            </h3>
            <p>
              <Highlighted text={excerpt} query={query} place="wordStart" />
            </p>
          </Item>
        ))}
      </Stack>
    </Card>
  ))
}

/** Breaks a long word: the search, which it repeats, may be one. */
const Nothing = styled(Card)`
  overflow-wrap: anywhere;
`

const Item = styled.li`
  max-width: ${measure(84)};
  color: ${color.t2};
  line-height: 20px;

  & + & {
    padding-top: ${space(3)};
    border-top: 1px solid ${color.border};
  }
`

const Answer = styled(Link)`
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.medium};
  line-height: 20px;

  ${media.coarsePointer} {
    display: inline-block;
    padding-block: ${space(3)};
  }
`
