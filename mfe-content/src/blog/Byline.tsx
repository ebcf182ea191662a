import { color, fontSize, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { noonOf } from '../reading/day'
import { useText as useReadingText } from '../reading/texts'
import type { Post } from './post'

/** The author of a post, its date, and how long it takes to read. */
export function Byline({ post, author = post.author }: { post: Post; author?: string }) {
  const t = useReadingText()
  const format = useFormat()

  return (
    <Line>
      <span itemProp="author">{author}</span>
      <time itemProp="datePublished" dateTime={post.date}>
        {format.date(noonOf(post.date))}
      </time>
      <span>{t('minutes', { count: post.minutes })}</span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  color: ${color.t3};
  font-size: ${fontSize.s12};

  /* At the end, so that a line never begins with the dot. */
  > :not(:last-child)::after {
    margin-inline: ${space(2)};
    content: '·';
  }
`
