import type { ReactNode } from 'react'
import styled from 'styled-components'

interface LiveTextProps {
  text: string
  /** The same text, where parts of it are elements. */
  children?: ReactNode
}

/**
 * A text of one line that goes on changing. It is laid out for itself: else each change has the browser lay out what
 * stands around it, and around that, up to the page. Its place has the width of its shape. A browser that translates the
 * page leaves it alone: the translation would stand there while the text goes on.
 */
export function LiveText({ text, children = text }: LiveTextProps) {
  return (
    <Place data-shape={shapeOf(text)} translate="no">
      <span>{children}</span>
    </Place>
  )
}

/** A text as wide as this one, which stays the same while only digits, the sign or the way of an arrow change. */
function shapeOf(text: string): string {
  return text.replace(/\d/g, '0').replace('−', '+').replace('▼', '▲')
}

/** Both are inline blocks, and the inner one is no item of a flexbox or a grid: of these, none is laid out for itself. */
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
