import { color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'

/** A part of the page under a heading of its own. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > h2 {
    color: ${color.t1};
    font-size: ${fontSize.s16};
  }
`
