import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { color, fontSize, IconButton, motion, radius, size, space } from '@aldergate/ui'

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
  /** What the panel is dragged by. */
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
        {handle && <Action>{handle}</Action>}
        {/* Focused by script alone, where somebody is led to the panel. */}
        <Title id={titleId} title={title} tabIndex={-1}>
          {title}
        </Title>
        {tag}
        <End>
          {age}
          {menu && <Action>{menu}</Action>}
          <Action>
            <IconButton icon="close" label={hideLabel} onClick={onHide} />
          </Action>
        </End>
      </Header>
      <Body>{children}</Body>
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

/** Above the body, which its menu covers; of a collapsed panel the menu covers the headers below, too. */
const Header = styled.header`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${size.panelHeader};
  padding: 0 ${space(1)} 0 ${space(2)};
  border-bottom: 1px solid ${color.border};
  background: ${color.s2};

  &:focus-within {
    z-index: 2;
  }
`

const Title = styled.h3`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  margin-left: auto;
  color: ${color.t3};
  font-size: ${fontSize.s11};
`

/**
 * Dim until it is pointed at. It is the drawing that is thin: an element that one can see through is an effect that the
 * browser goes over with each frame, and there are three in each panel, wherever it is.
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

/** A picture of its own to the browser: where only another panel or the header changes, it is not painted again. */
const Body = styled.div`
  isolation: isolate;
  flex: 1;
  min-width: 0;
  padding: ${space(3)};
`
