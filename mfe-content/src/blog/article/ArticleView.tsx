import { BRAND, PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import {
  color,
  EnglishOnly,
  fontSize,
  media,
  Row,
  space,
  Stack,
  usePageMeta,
  measure,
} from '@aldergate/ui'
import styled from 'styled-components'
import { PrintButton } from '../../reading/PrintButton'
import { thing } from '../../reading/thing'
import { Byline } from '../Byline'
import { PostPicture } from '../pictures/PostPicture'
import { excerptOf, type Post } from '../post'
import { TagLinks } from '../TagLinks'
import { useText } from '../texts'
import { ArticleText } from './ArticleText'
import { LeadsTo } from './LeadsTo'
import { Neighbours } from './Neighbours'

/** A post from its heading to what comes after it. */
export function ArticleView({ post }: { post: Post }) {
  const t = useText()
  usePageMeta({ title: post.title, description: excerptOf(post) })

  return (
    <Column>
      <nav data-screen-only aria-label={t('title')}>
        <Link to={PATHS.blog}>{t('allPosts')}</Link>
      </nav>
      <Article {...thing('BlogPosting')}>
        <Stack as="header" $gap={3}>
          <h1 itemProp="headline" tabIndex={-1} lang="en">
            {post.title}
          </h1>
          <Row $spread>
            <Byline
              post={post}
              author={t('editorialTeam', { author: post.author, product: BRAND.product })}
            />
            <PrintButton />
          </Row>
          <TagLinks post={post} />
          <EnglishOnly />
        </Stack>
        <PostPicture picture={post.picture} />
        <Opening itemProp="description" lang="en">
          {post.opening}
        </Opening>
        <ArticleText id={post.id} />
      </Article>
      <LeadsTo post={post} />
      <Neighbours id={post.id} />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  width: 100%;
  max-width: 752px;
  margin: 0 auto;
  padding: ${space(5)} ${space(4)} ${space(8)};

  ${media.phone} {
    padding: ${space(4)} ${space(3)} ${space(6)};
  }
`

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  h1 {
    font-size: ${fontSize.s28};
    line-height: 36px;
    text-wrap: balance;
  }

  ${media.phone} {
    h1 {
      font-size: ${fontSize.s20};
      line-height: 28px;
    }
  }
`

const Opening = styled.p`
  max-width: ${measure(64)};
  color: ${color.t1};
  font-size: ${fontSize.s16};
  line-height: 26px;
`
