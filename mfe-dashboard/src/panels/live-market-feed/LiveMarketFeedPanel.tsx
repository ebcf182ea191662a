import { Button, color, EmptyState, fontSize, SampleTag, space } from '@aldergate/ui'
import { SearchField } from '@aldergate/ui/fields'
import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'
import { pinnedPairsAtom } from './feed.atoms'
import { matching, pinnedFirst } from './feed'
import { type FeedId, FEEDS } from './feeds.data'
import { MarketGrid } from './MarketGrid'
import { MarketList } from './MarketList'

export function LiveMarketFeedPanel({ feed }: { feed: FeedId }) {
  const t = useText()
  const [search, setSearch] = useState('')
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const pinned = useAtomValue(pinnedPairsAtom)

  const pairs = FEEDS[feed]
  const shown = pinnedFirst(matching(pairs, search), pinned)
  const View = view === 'grid' ? MarketGrid : MarketList

  return (
    <Column>
      <Toolbar>
        <SearchField
          label={t('searchPairs')}
          placeholder={t('searchPairsPlaceholder')}
          value={search}
          onChange={setSearch}
        />
        <Count role="status">{t('pairsFound', { shown: shown.length, count: pairs.length })}</Count>
        <ToggleGroup
          label={t('view')}
          options={[
            { value: 'grid', label: t('gridView') },
            { value: 'list', label: t('listView') },
          ]}
          value={view}
          onChange={setView}
        />
      </Toolbar>
      {shown.length > 0 ? (
        <>
          <View pairs={shown} />
          <Legend>
            {t('volume')}
            <SampleTag />
          </Legend>
        </>
      ) : (
        <EmptyState
          text={t('noPairFound', { search: search.trim() })}
          action={<Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
        />
      )}
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  container-type: inline-size;
`

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & > :first-child {
    flex: 1 1 128px;
  }
`

const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.t3};
  font-size: ${fontSize.s11};
`

const Count = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s11};
  white-space: nowrap;
`
