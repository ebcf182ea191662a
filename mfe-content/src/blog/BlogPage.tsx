import { BRAND } from '@aldergate/contract'
import { Button, EmptyState, media, Muted, Page, space } from '@aldergate/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { isFiltering, matchingPosts } from './blogFilter'
import { BlogFilters } from './BlogFilters'
import { PostCard } from './PostCard'
import { POSTS } from './posts.data'
import { useText } from './texts'
import { useBlogUrl } from './useBlogUrl'

export default function BlogPage() {
  const t = useText()
  const { filter, search, chooseTag, clear } = useBlogUrl()
  const searchRef = useRef<HTMLInputElement>(null)
  const found = matchingPosts(POSTS, filter)
  const isFiltered = isFiltering(filter)

  /** The button disappears together with the filter, so the search field takes its focus. */
  function clearAll() {
    clear()
    searchRef.current?.focus()
  }

  const clearButton = <Button onClick={clearAll}>{t('clear')}</Button>

  return (
    <Page title={t('title')} intro={t('intro', { product: BRAND.product })} isHeavy isInEnglish>
      <BlogFilters filter={filter} searchRef={searchRef} onSearch={search} onTag={chooseTag} />
      <Status>
        <Muted role="status">{t('found', { count: found.length, total: POSTS.length })}</Muted>
        {isFiltered && found.length > 0 && clearButton}
      </Status>
      {found.length === 0 && <EmptyState text={t('noPosts')} action={clearButton} />}
      <List aria-label={t('posts')}>
        {found.map((post, index) => (
          <Item key={post.id} $isLead={index === 0 && !isFiltered}>
            <PostCard post={post} isLead={index === 0 && !isFiltered} />
          </Item>
        ))}
      </List>
    </Page>
  )
}

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 28px;
`

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  list-style: none;

  ${media.fromTablet} {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  }
`

const Item = styled.li<{ $isLead: boolean }>`
  ${media.fromTablet} {
    grid-column: ${({ $isLead }) => ($isLead ? '1 / -1' : 'auto')};
  }
`
