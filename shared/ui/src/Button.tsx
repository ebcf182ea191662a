import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
}

/**
 * A button that does something; `ButtonLink` is the one that leads somewhere. A double click on one that submits is
 * one press: the second would submit what the first has left of the form, and its answer hide the first one's.
 */
export function Button({
  variant = 'secondary',
  size = 'normal',
  type = 'button',
  onClick,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (type === 'submit' && event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }

  return <Control type={type} $variant={variant} $size={size} onClick={press} {...rest} />
}

const Control = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonLook}
`
