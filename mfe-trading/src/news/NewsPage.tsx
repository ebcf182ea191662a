import { markNewsAtom } from '@aldergate/platform'
import { media, Page, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { NEWS } from '../articles/articles'
import { readIdsAtom, savedIdsAtom } from '../articles/marks.atoms'
import { ArticleList } from './ArticleList'
import { LateTickers } from './LateTickers'
import { matchingArticles, type View } from './newsFilter'
import { NewsFilters } from './NewsFilters'
import { SentimentChart } from './SentimentChart'
import { useText } from './texts'
import { TrendingTopics } from './TrendingTopics'
import { useNewsUrl } from './useNewsUrl'

export default function NewsPage() {
  const t = useText()
  const savedIds = useAtomValue(savedIdsAtom)
  const readIds = useAtomValue(readIdsAtom)
  const mark = useSetAtom(markNewsAtom)
  const { filter, openId, changeFilter, clearFilters, toggleArticle } = useNewsUrl()
  const searchRef = useRef<HTMLInputElement>(null)

  const found = matchingArticles(NEWS, filter, { savedIds, readIds, openId })
  const countOf = (view: View) =>
    matchingArticles(NEWS, { ...filter, view }, { savedIds, readIds }).length
  const openArticle = NEWS.find(({ id }) => id === openId)?.id

  // An article opens by a click and by a link to it: either way it is read from then on.
  useEffect(() => {
    if (openArticle) mark('read', [openArticle], true)
  }, [openArticle, mark])

  /** The button disappears together with the filters, so the search field takes its focus. */
  function clear() {
    clearFilters()
    searchRef.current?.focus()
  }

  return (
    <Page title={t('pageTitle')} intro={t('pageIntro')} wide isHeavy isInEnglish>
      <LateTickers />
      <Columns>
        <NewsFilters
          filter={filter}
          counts={{ all: countOf('all'), unread: countOf('unread'), saved: countOf('saved') }}
          searchRef={searchRef}
          onChange={changeFilter}
        />
        <Side>
          <SentimentChart />
          <TrendingTopics
            articles={NEWS}
            selected={filter.topic}
            onSelect={(topic) => changeFilter({ topic })}
          />
        </Side>
        <ArticleList
          articles={found}
          total={NEWS.length}
          filter={filter}
          openId={openId}
          onToggle={toggleArticle}
          onChange={changeFilter}
          onClear={clear}
        />
      </Columns>
    </Page>
  )
}

/** On a phone the filters come first, then the sidebar, then the list. */
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
