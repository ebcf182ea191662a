import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A button that does something; `ButtonLink` is the one that leads somewhere. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <Control type={type} $variant={variant} $size={size} {...rest} />
}

const Control = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonLook}
`
