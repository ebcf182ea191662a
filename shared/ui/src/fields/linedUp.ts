import { css } from 'styled-components'
import { space } from '@aldergate/ui'

/**
 * For a grid of fields: label, control, hint and error share the rows of the other fields' (subgrid), so that a label
 * may wrap while the controls line up.
 */
export const linedUp = css`
  row-gap: ${space(1)};

  > * {
    grid-template-rows: subgrid;
    grid-row: span 4;
  }

  > * > label {
    align-self: end;
  }
`
