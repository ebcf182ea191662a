import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import {
  color,
  fontSize,
  IconButton,
  measure,
  media,
  motion,
  radius,
  size,
  space,
} from '@aldergate/ui'

interface PanelFrameProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  id: string
  title: string
  /** A tag beside the title, such as `<SampleTag />`. */
  tag?: ReactNode
  /** How old the data are, such as `<Freshness />`. */
  age?: ReactNode
  onHide: () => void
  /** The name of the ✕ button: "Hide {title}". */
  hideLabel: string
  /** The handle that the panel is dragged by. */
  handle?: ReactNode
  /** The ⋯ menu. */
  menu?: ReactNode
  children?: ReactNode
}

/** The chrome that every panel of the dashboard wears. */
export function PanelFrame({
  id,
  title,
  tag,
  age,
  onHide,
  hideLabel,
  handle,
  menu,
  children,
  ...rest
}: PanelFrameProps) {
  const titleId = `${id}-title`

  return (
    <Frame {...rest} id={id} aria-labelledby={titleId}>
      <Header>
        {handle && <Action data-screen-only>{handle}</Action>}
        <Heading>
          {/* Focusable by script only, for links that lead to the panel. */}
          <Title id={titleId} tabIndex={-1}>
            {title}
          </Title>
          <Facts>
            {tag}
            {age && <Age>{age}</Age>}
          </Facts>
        </Heading>
        <End data-screen-only>
          {menu && <Action>{menu}</Action>}
          <Action>
            <IconButton icon="close" label={hideLabel} data-panel-hide onClick={onHide} />
          </Action>
        </End>
      </Header>
      <Body data-panel-body>{children}</Body>
    </Frame>
  )
}

const Frame = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  background: ${color.s1};
`

/** Stacked above the body, which its menu covers; the menu of a collapsed panel also covers the headers below. */
const Header = styled.header`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${size.panelHeader};
  padding: 0 ${space(1)} 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  background: ${color.s2};

  &:focus-within {
    z-index: 2;
  }
`

/** In a panel too narrow for one line, the facts about the data move below the title. */
const Heading = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  min-width: 0;

  /* On a touch screen a title may need two lines, and the tag a third. */
  ${media.coarsePointer} {
    padding: 2px 0;
  }
`

/** Wraps instead of truncating: its end tells panels of one kind apart. */
const Title = styled.h3`
  min-width: 0;
  line-height: 16px;
`

const Facts = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1)};
  min-width: 0;
`

/** Reserves its greatest width: another digit of seconds must not move it below the title. */
const Age = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: ${measure(8)};
  margin-left: auto;
  color: ${color.t3};
  font-size: ${fontSize.s11};
`

const End = styled.div`
  display: flex;
  flex: none;
  gap: ${space(1)};
`

/**
 * Dim until hovered. The opacity is on the strokes: an element with `opacity` is an effect that the browser composites
 * in each frame, and every panel has three of them, on screen or not.
 */
const Action = styled.div`
  display: flex;
  flex: none;

  & svg {
    stroke-opacity: 0.6;
    fill-opacity: 0.6;
    transition:
      stroke-opacity ${motion.control},
      fill-opacity ${motion.control};
  }

  &:hover svg,
  &:focus-within svg,
  ${Frame}:hover > ${Header} & svg {
    stroke-opacity: 1;
    fill-opacity: 1;
  }
`

/**
 * A paint layer of its own: a change in another panel or in the header does not repaint it. Its content queries its
 * width with `narrow`, and may be of any height.
 */
const Body = styled.div`
  container: panel / inline-size;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-width: 0;
  padding: ${space(3)};
`
