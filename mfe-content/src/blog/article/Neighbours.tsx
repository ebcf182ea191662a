import { PATHS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { color, fontSize, media, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { neighboursOf } from '../post'
import { POSTS } from '../posts.data'
import { useText } from '../texts'

/** The ways to the posts that were published before and after this one. */
export function Neighbours({ id }: { id: string }) {
  const t = useText()
  const { older, newer } = neighboursOf(POSTS, id)

  return (
    <Ways data-screen-only aria-label={t('otherPosts')}>
      {older && (
        <Way to={`${PATHS.blog}/${older.id}`} rel="prev">
          <small>{t('older')}</small>
          <span lang="en">{older.title}</span>
        </Way>
      )}
      {newer && (
        <Way to={`${PATHS.blog}/${newer.id}`} rel="next" $isRight>
          <small>{t('newer')}</small>
          <span lang="en">{newer.title}</span>
        </Way>
      )}
    </Ways>
  )
}

const Ways = styled.nav`
  display: grid;
  gap: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Way = styled(Link)<{ $isRight?: boolean }>`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
  text-decoration: none;

  small {
    color: ${color.t3};
    font-size: ${fontSize.s12};
  }

  &:hover {
    border-color: ${color.borderStrong};
  }

  ${media.fromTablet} {
    grid-column: ${({ $isRight }) => ($isRight ? 2 : 1)};
    text-align: ${({ $isRight }) => ($isRight ? 'end' : 'start')};
  }
`
