import { color, fontSize, fontWeight, measure, space } from '@aldergate/ui'
import styled from 'styled-components'

interface DefinitionsProps {
  heading: string
  entries: readonly { term: string; definition: string }[]
}

/** The definitions of figures, collapsed by default. */
export function Definitions({ heading, entries }: DefinitionsProps) {
  return (
    <details>
      <Summary>{heading}</Summary>
      <List>
        {entries.map(({ term, definition }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </List>
    </details>
  )
}

const Summary = styled.summary`
  width: fit-content;
  margin-top: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  cursor: pointer;
`

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  max-width: ${measure(90)};
  margin-top: ${space(2)};
  font-size: ${fontSize.s12};

  dt {
    font-weight: ${fontWeight.semibold};
  }

  dd {
    color: ${color.t2};
  }
`
