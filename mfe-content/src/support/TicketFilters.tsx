import { media, space } from '@aldergate/ui'
import { SearchField } from '@aldergate/ui/fields'
import { ToggleGroup } from '@aldergate/ui/forms'
import styled from 'styled-components'
import { STATUS_TEXTS } from './statusTexts'
import { useText } from './texts'
import { countOf, type Filter, FILTERS } from './matchingTickets'
import { TICKETS } from './tickets.data'

interface TicketFiltersProps {
  filter: Filter
  onFilter: (filter: Filter) => void
  search: string
  onSearch: (search: string) => void
}

export function TicketFilters({ filter, onFilter, search, onSearch }: TicketFiltersProps) {
  const t = useText()
  const options = FILTERS.map((value) => ({
    value,
    label: t('filterCount', { status: t(STATUS_TEXTS[value]), count: countOf(TICKETS, value) }),
  }))

  return (
    <Row>
      <ToggleGroup label={t('filter')} options={options} value={filter} onChange={onFilter} />
      <Search>
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={search}
          onChange={onSearch}
        />
      </Search>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

const Search = styled.div`
  flex: 0 1 240px;
  margin-left: auto;

  ${media.phone} {
    flex: 1 0 100%;
  }
`
