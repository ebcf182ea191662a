import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { color, fontSize, media, radius, size, space, useLocalText } from '@aldergate/ui'
import styled from 'styled-components'
import { type Post, TAGS } from './post'
import { useText } from './texts'

/** The tags of a post, each leading to the blog with that tag. */
export function TagLinks({ post }: { post: Post }) {
  const t = useText()
  const text = useLocalText()

  return (
    <List aria-label={t('tagsOf', { title: post.title })}>
      {post.tags.map((tag) => (
        <li key={tag}>
          <Tag to={{ pathname: PATHS.blog, search: `?tag=${tag}` }}>{text(TAGS[tag])}</Tag>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  list-style: none;
`

const Tag = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  padding: 0 ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  text-decoration: none;

  &:hover {
    background: ${color.s3};
    color: ${color.t1};
  }

  ${media.coarsePointer} {
    min-height: ${size.touch};
    padding: 0 ${space(3)};
  }
`
