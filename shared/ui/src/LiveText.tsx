import type { ReactNode } from 'react'
import styled from 'styled-components'

interface LiveTextProps {
  text: string
  /** The same text, where parts of it are elements. */
  children?: ReactNode
}

/**
 * A single-line text that changes frequently. Size and layout containment keep a change from causing layout of its
 * surroundings, up to the page; a hidden text of the same shape gives it its width. Browser translation is turned off,
 * because the translation would stay while the text changes.
 */
export function LiveText({ text, children = text }: LiveTextProps) {
  return (
    <Place data-shape={shapeOf(text)} translate="no">
      <span>{children}</span>
    </Place>
  )
}

/** A text of equal width that stays the same while only digits, the sign or the direction of an arrow change. */
function shapeOf(text: string): string {
  return text.replace(/\d/g, '0').replace('−', '+').replace('▼', '▲')
}

/** Two inline blocks, because containment of the inner one has no such effect on an item of a flexbox or a grid. */
const Place = styled.span`
  display: inline-block;
  white-space: nowrap;

  &::before {
    display: block;
    height: 0;
    visibility: hidden;
    content: attr(data-shape);
  }

  > span {
    display: inline-block;
    width: 100%;
    height: 1lh;
    vertical-align: top;
    contain: size layout;
  }
`
