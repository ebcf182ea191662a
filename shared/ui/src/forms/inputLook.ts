import { css } from 'styled-components'
import { color, fontSize, media, motion, radius, size, space } from '../theme/tokens'

export const inputLook = css`
  width: 100%;
  height: ${size.row};
  padding: 0 ${space(2)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.s3};
  color: ${color.t1};
  transition: border-color ${motion.control};

  &:hover:where(:not(:disabled)) {
    border-color: ${color.t3};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &:disabled {
    opacity: 0.6;
  }

  /* Below 16 px a phone zooms the page when the field takes focus. */
  ${media.coarsePointer} {
    height: ${size.touch};
    font-size: ${fontSize.s16};
  }
`
