import { css } from 'styled-components'
import { color, fontSize, fontWeight } from '../theme/tokens'

/** The colours and type of a toggle button in a group; its shape is its own. */
export const toggleLook = css`
  border: 1px solid ${color.borderStrong};
  background: transparent;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};

  &:hover {
    background: ${color.s3};
    color: ${color.t1};
  }

  &[aria-pressed='true'] {
    border-color: ${color.accentFill};
    background: ${color.accentFill};
    color: ${color.onFill};
  }
`
