import { color, fontSize, space } from '@aldergate/ui'
import styled from 'styled-components'

/** Stands below a table: how much there is, then what can be done with it. */
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
