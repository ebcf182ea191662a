import { fontSize, size, space } from '@aldergate/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Anchor } from './Anchor'
import type { Chapter } from './markdown'
import { Prose } from './Prose'

interface ChapterTextProps {
  chapter: Chapter
  /** The content below the text, such as a list that the app makes itself. */
  children?: ReactNode
}

/** A chapter under its heading, which an address can name. */
export function ChapterText({ chapter: { id, heading, html }, children }: ChapterTextProps) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id} tabIndex={-1}>
        <span lang="en">{heading}</span>
        <Anchor id={id} heading={heading} />
      </Heading>
      <Prose html={html} />
      {children}
    </section>
  )
}

const Heading = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${fontSize.s16};
  line-height: 24px;
  scroll-margin-top: calc(${size.navbar} + ${space(4)});

  /* It has the focus because the address leads here, and is no control. */
  &:focus {
    outline: none;
  }
`
