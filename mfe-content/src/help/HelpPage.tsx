import { color, fontSize, Page, space } from '@aldergate/ui'
import { SearchField } from '@aldergate/ui/fields'
import { useRef } from 'react'
import styled from 'styled-components'
import { Chapters } from '../reading/Chapters'
import { Useful } from '../reading/Useful'
import { ENTRIES } from './entries'
import help from './help.md'
import { countOf, search } from './search'
import { SearchResults } from './SearchResults'
import { useText } from './texts'
import { useHelpUrl } from './useHelpUrl'

export default function HelpPage() {
  const t = useText()
  const [typed, setQuery] = useHelpUrl()
  const field = useRef<HTMLInputElement>(null)
  const query = typed.trim()
  const groups = search(ENTRIES, query)

  function clear() {
    setQuery('')
    field.current?.focus()
  }

  return (
    <Page title={t('title')} intro={t('intro')} isInEnglish>
      <Search role="search">
        <SearchField
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={typed}
          onChange={setQuery}
          inputRef={field}
        />
        <Count role="status">{query && t('found', { count: countOf(groups), query })}</Count>
      </Search>
      {query ? <SearchResults groups={groups} query={query} onClear={clear} /> : <HelpTopics />}
    </Page>
  )
}

function HelpTopics() {
  return <Chapters text={help} belowChapter={({ heading }) => <Useful heading={heading} />} />
}

const Search = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 480px;

  @media print {
    display: none;
  }
`

const Count = styled.p`
  min-height: 18px;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  overflow-wrap: anywhere;
`
