import { Link, useLocation } from '@aldergate/platform'
import { color, fontSize, fontWeight, media, size, space } from '@aldergate/ui'
import styled from 'styled-components'
import type { Chapter } from './markdown'
import { useText } from './texts'
import { useCurrentChapter } from './useCurrentChapter'

/** The headings of a page, with the one that is being read marked; it stays in sight beside the text. */
export function Contents({ entries }: { entries: readonly Pick<Chapter, 'id' | 'heading'>[] }) {
  const t = useText()
  const { search } = useLocation()
  const current = useCurrentChapter(entries)

  return (
    <Nav data-screen-only aria-label={t('contents')}>
      <Heading aria-hidden="true">{t('contents')}</Heading>
      <List lang="en">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <Entry to={{ search, hash: id }} aria-current={id === current ? 'location' : undefined}>
              {heading}
            </Entry>
          </li>
        ))}
      </List>
    </Nav>
  )
}

const Nav = styled.nav`
  align-self: start;
  font-size: ${fontSize.s12};

  ${media.fromTablet} {
    position: sticky;
    top: calc(${size.navbar} + ${space(4)});
    max-height: calc(100vh - ${size.navbar} - ${space(8)});
    overflow-y: auto;
  }
`

const Heading = styled.p`
  padding: 0 0 ${space(2)} ${space(3)};
  color: ${color.t3};
  font-weight: ${fontWeight.medium};
`

/** No numbers, because the headings show their order; two columns on a phone, so that the text stays in sight. */
const List = styled.ol`
  padding: 0;
  list-style: none;

  ${media.phone} {
    columns: 2;
    column-gap: ${space(3)};
  }
`

const Entry = styled(Link)`
  display: block;
  padding: ${space(1)} ${space(3)};
  border-inline-start: 2px solid ${color.border};
  color: ${color.t2};
  line-height: 18px;
  text-decoration: none;

  &:hover {
    color: ${color.t1};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    border-color: ${color.accent};
    color: ${color.t1};
    font-weight: ${fontWeight.medium};
  }

  ${media.coarsePointer} {
    padding-block: 13px;
  }
`
