import { css } from 'styled-components'
import { space } from '@aldergate/ui'

/**
 * For a grid whose items are fields: label, control, hint and error stand in the lines of the other fields', so that a
 * label may wrap, and the controls line up.
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
