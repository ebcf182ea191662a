import { color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'

/** Below a table: the number of rows, then the actions on them. */
export const TableFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(2)};

  > :first-child {
    margin-right: auto;
    color: ${color.t3};
    font-size: ${fontSize.s12};
  }
`
