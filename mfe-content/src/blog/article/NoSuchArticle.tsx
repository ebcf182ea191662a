import { PATHS } from '@aldergate/shared/paths'
import { Link } from '@aldergate/shared/router'
import { space } from '@aldergate/shared/theme'
import { ButtonLink } from '@aldergate/shared/ui/ButtonLink'
import { Card } from '@aldergate/shared/ui/Card'
import { Page } from '@aldergate/shared/ui/Page'
import { usePageMeta } from '@aldergate/shared/ui/usePageMeta'
import styled from 'styled-components'
import { Byline } from '../Byline'
import { POSTS } from '../posts.data'
import { useText } from '../texts'

/** An address of the blog at which there is no post. */
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
