import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { color, fontSize, media, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { thing } from '../reading/thing'
import { Byline } from './Byline'
import { PostPicture } from './pictures/PostPicture'
import { excerptOf, type Post } from './post'
import { TagLinks } from './TagLinks'

/** A post in the list; the lead stands across the page with its picture beside it. */
export function PostCard({ post, isLead = false }: { post: Post; isLead?: boolean }) {
  return (
    <Card $isLead={isLead} {...thing('BlogPosting')}>
      <PostPicture picture={post.picture} />
      <Words>
        <Byline post={post} />
        <h2 itemProp="headline" lang="en">
          <Title to={`${PATHS.blog}/${post.id}`}>{post.title}</Title>
        </h2>
        <Excerpt itemProp="description" lang="en">
          {excerptOf(post)}
        </Excerpt>
        <Foot>
          <TagLinks post={post} />
        </Foot>
      </Words>
    </Card>
  )
}

const Card = styled.article<{ $isLead: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space(3)};
  height: 100%;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};

  &:hover {
    border-color: ${color.borderStrong};
  }

  ${media.fromTablet} {
    grid-template: ${({ $isLead }) =>
      $isLead ? 'auto / minmax(0, 6fr) minmax(0, 5fr)' : 'auto 1fr / minmax(0, 1fr)'};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
`

/** The whole card is its target. */
const Title = styled(Link)`
  color: ${color.t1};
  font-size: ${fontSize.s16};
  line-height: 22px;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.panel};
    content: '';
  }

  &:hover {
    color: ${color.accent};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

const Excerpt = styled.p`
  color: ${color.t2};
  line-height: 20px;
`

/** Stacked above the card's link, so that the tags can be clicked. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  align-self: start;
  margin-top: auto;
`
