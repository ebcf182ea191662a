import { Fragment } from 'react'
import styled from 'styled-components'
import { color } from '@aldergate/ui'
import { marking, type MarkingPlace } from './marking'

interface HighlightedProps {
  text: string
  /** The text that was searched for: each of its words is marked. */
  query: string
  place?: MarkingPlace
}

/** A text with the matches of a search highlighted. */
export function Highlighted({ text, query, place = 'anywhere' }: HighlightedProps) {
  return marking(text, query, place).map((part, position) =>
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
