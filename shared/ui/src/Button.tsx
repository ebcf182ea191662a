import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonLook'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
}

/**
 * A button that performs an action; `ButtonLink` navigates. A double click on a submit button counts once: the second
 * click would submit the form as the first one left it, and its answer would replace the first one's.
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
