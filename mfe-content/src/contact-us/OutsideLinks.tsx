import { color, Icon, media, Muted, radius, size, space, useLocalText } from '@aldergate/ui'
import type { LocalText } from '@aldergate/contract'
import styled from 'styled-components'
import type { OutsideLink } from '../parts/partners.data'

interface OutsideLinksProps {
  links: readonly (OutsideLink & { role?: LocalText })[]
  /** The least width of a link, in pixels. */
  minWidth: number
}

/** Links that leave the app, each in a new tab without access to this one. */
export function OutsideLinks({ links, minWidth }: OutsideLinksProps) {
  const text = useLocalText()

  return (
    <List $minWidth={minWidth}>
      {links.map(({ name, url, role }) => (
        <li key={url}>
          <Target href={url} target="_blank" rel="noopener noreferrer">
            <span>{name}</span>
            <Icon name="external" size={14} />
          </Target>
          {role && <Muted>{text(role)}</Muted>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul<{ $minWidth: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $minWidth }) => $minWidth}px), 1fr)
  );
  gap: ${space(2)};

  li {
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    background: ${color.s2};
  }
`

const Target = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }

  svg {
    flex: none;
    color: ${color.t3};
  }

  @media print {
    display: block;

    svg {
      display: none;
    }
  }
`
