import { color } from '@aldergate/shared/theme'
import { Fragment } from 'react'
import styled from 'styled-components'
import { marked } from './search'

/** A text in which the matches of the search are marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((part, position) =>
    part.isMatch ? (
      <Mark key={position}>{part.text}</Mark>
    ) : (
      <Fragment key={position}>{part.text}</Fragment>
    ),
  )
}

const Mark = styled.mark`
  border-bottom: 2px solid ${color.warn};
  background: ${color.s3};
  color: inherit;
`
