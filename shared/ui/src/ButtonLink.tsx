import { Link, type LinkProps } from '@aldergate/platform'
import styled from 'styled-components'
import type { ButtonLook } from './Button'
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook'

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  ...rest
}: ButtonLook & LinkProps) {
  return <Target $variant={variant} $size={size} {...rest} />
}

const Target = styled(Link)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonLook}
`
