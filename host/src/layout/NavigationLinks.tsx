import { NavLink } from '@aldergate/platform'
import { color, fontSize, fontWeight, media, radius, size, space } from '@aldergate/ui'
import styled, { keyframes } from 'styled-components'
import { useText } from '../texts'
import { FOLDED, WIDE } from './folded'
import { NAVIGATION_LINKS } from './links.data'

/** The ten links. */
export function NavigationLinks({ onChoose }: { onChoose: () => void }) {
  const t = useText()
  return (
    <List>
      {NAVIGATION_LINKS.map(({ path, label }, place) => (
        <Item key={path} style={{ animationDelay: `${place / 10}s` }}>
          <PageLink to={path} onClick={onChoose}>
            {t(label)}
          </PageLink>
        </Item>
      ))}
    </List>
  )
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`

const List = styled.ul`
  display: flex;
  flex: 1;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
  ${FOLDED} {
    flex-direction: column;
  }
`

const Item = styled.li`
  animation: ${enter} 0.6s ease-out backwards;
  ${media.reducedMotion} {
    animation: none;
  }
`

const PageLink = styled(NavLink)`
  display: block;
  padding: ${space(2)} ${space(1)};
  color: ${color.t2};
  font-size: ${fontSize.s13};
  white-space: nowrap;
  text-decoration: none;
  border-radius: ${radius.control};
  &:hover {
    color: ${color.t1};
    background: ${color.s3};
  }
  &[aria-current='page'] {
    color: ${color.t1};
    font-weight: ${fontWeight.medium};
    box-shadow: inset 0 -2px ${color.accent};
  }
  ${WIDE} {
    padding: ${space(2)};
  }
  ${FOLDED} {
    display: flex;
    align-items: center;
    min-height: ${size.touch};
    &[aria-current='page'] {
      box-shadow: inset 2px 0 ${color.accent};
    }
  }
`
