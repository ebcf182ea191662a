import { css } from 'styled-components'
import {
  color,
  fontSize,
  fontWeight,
  media,
  motion,
  radius,
  size as heights,
  space,
} from './theme/tokens'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'buy' | 'sell' | 'danger'
export type ButtonSize = 'small' | 'normal'

const fills = {
  primary: css`
    background: ${color.accentFill};
    color: ${color.onFill};
  `,
  buy: css`
    background: ${color.upFill};
    color: ${color.onFill};
  `,
  sell: css`
    background: ${color.downFill};
    color: ${color.onFill};
  `,
  secondary: css`
    border-color: ${color.borderStrong};
    background: transparent;
    color: ${color.t1};
  `,
  quiet: css`
    background: transparent;
    color: ${color.t2};
  `,
  danger: css`
    border-color: ${color.danger};
    background: transparent;
    color: ${color.danger};
  `,
}

/** A lighter fill would leave its white text too little contrast. */
const darker = 'filter: brightness(0.92);'

const hovers = {
  primary: darker,
  buy: darker,
  sell: darker,
  secondary: `background: ${color.s3};`,
  quiet: `background: ${color.s3}; color: ${color.t1};`,
  danger: `background: ${color.s3};`,
}

export const buttonLook = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${({ $size }) => ($size === 'small' ? '24px' : heights.row)};
  padding: 0 ${({ $size }) => ($size === 'small' ? space(2) : space(3))};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${({ $size }) => ($size === 'small' ? fontSize.s12 : fontSize.s13)};
  font-weight: ${fontWeight.medium};
  line-height: 18px;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${motion.control},
    filter ${motion.control},
    color ${motion.control};
  ${({ $variant }) => fills[$variant]}

  &:hover:not(:disabled, [aria-disabled='true']) {
    ${({ $variant }) => hovers[$variant]}
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
  }

  /* A label of two lines has some room above and below. */
  @media (max-width: 359px) {
    padding-block: 2px;
    text-align: center;
    white-space: normal;
  }

  ${media.coarsePointer} {
    /* The minimum width replaces that of the label: without this, a row could shrink the button below it. */
    flex-shrink: 0;
    min-width: ${heights.touch};
    min-height: ${heights.touch};
  }
`
