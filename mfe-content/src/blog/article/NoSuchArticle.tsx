import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { ButtonLink, Card, Page, space, usePageMeta } from '@aldergate/ui'
import styled from 'styled-components'
import { Byline } from '../Byline'
import { POSTS } from '../posts.data'
import { useText } from '../texts'

/** The page for an address of the blog that has no post. */
export function NoSuchArticle() {
  const t = useText()
  usePageMeta({ title: t('noSuchArticle'), isMissing: true })

  return (
    <Page
      title={t('noSuchArticle')}
      intro={t('noSuchArticleText')}
      actions={<ButtonLink to={PATHS.blog}>{t('allPosts')}</ButtonLink>}
    >
      <Card heading={t('newest')}>
        <List>
          {POSTS.slice(0, 3).map((post) => (
            <li key={post.id}>
              <Link to={`${PATHS.blog}/${post.id}`} lang="en">
                {post.title}
              </Link>
              <Byline post={post} />
            </li>
          ))}
        </List>
      </Card>
    </Page>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`
