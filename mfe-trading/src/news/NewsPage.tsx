import type { Pair } from '@aldergate/market'
import { media, Page, space } from '@aldergate/ui'
import { TickerStrip } from '@aldergate/charts/quotes'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { articlesAtom } from '../articles/articles.atoms'
import { useText } from '../texts'
import { ArticleList } from './ArticleList'
import { markReadAtom, savedIdsAtom } from './news.atoms'
import { matchingArticles } from './newsFilter'
import { NewsFilters } from './NewsFilters'
import { SentimentChart } from './SentimentChart'
import { TrendingTopics } from './TrendingTopics'
import { useNewsUrl } from './useNewsUrl'

const TICKERS: readonly Pair[] = [
  'BTC/GBP',
  'ETH/GBP',
  'UK100/GBP',
  'EUR/GBP',
  'XAU/GBP',
  'BRENT/GBP',
]

export default function NewsPage() {
  const t = useText()
  const articles = useAtomValue(articlesAtom)
  const savedIds = useAtomValue(savedIdsAtom)
  const markRead = useSetAtom(markReadAtom)
  const { filter, openId, changeFilter, clearFilters, toggleArticle } = useNewsUrl()
  const searchRef = useRef<HTMLInputElement>(null)

  const found = matchingArticles(articles, filter, savedIds)

  // An article opens by a click and by a link to it: either way it is read from then on.
  useEffect(() => {
    if (openId) markRead(openId)
  }, [openId, markRead])

  /** The button that clears goes with the filters: the search takes its focus. */
  function clear() {
    clearFilters()
    searchRef.current?.focus()
  }

  return (
    <Page title={t('pageTitle')} intro={t('pageIntro')} wide isInEnglish>
      <TickerStrip pairs={TICKERS} label={t('tickers')} />
      <Columns>
        <NewsFilters
          filter={filter}
          savedCount={savedIds.size}
          searchRef={searchRef}
          onChange={changeFilter}
        />
        <Side>
          <SentimentChart />
          <TrendingTopics
            articles={articles}
            selected={filter.topic}
            onSelect={(topic) => changeFilter({ topic })}
          />
        </Side>
        <ArticleList
          articles={found}
          total={articles.length}
          filter={filter}
          openId={openId}
          onToggle={toggleArticle}
          onClear={clear}
        />
      </Columns>
    </Page>
  )
}

/** On a phone the filters come first, then what is on beside the list, then the list. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    grid-template-rows: auto 1fr;
  }
`

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.fromDesktop} {
    grid-row: 1 / span 2;
    grid-column: 2;
    grid-template-columns: none;
  }
`
