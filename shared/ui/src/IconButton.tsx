import type { ComponentProps, MouseEvent } from 'react'
import styled from 'styled-components'
import { color, media, motion, radius, size } from './theme/tokens'
import { Icon, type IconName } from './Icon'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The accessible name of the button. */
  label: string
}

/** A button with an icon only. */
export function IconButton({ icon, label, type = 'button', onClick, ...rest }: IconButtonProps) {
  /**
   * Safari does not focus a clicked button: without this, what it opens would not receive Esc, nor notice a click
   * elsewhere.
   */
  function press(event: MouseEvent<HTMLButtonElement>) {
    event.currentTarget.focus({ preventScroll: true })
    onClick?.(event)
  }

  return (
    <Control type={type} aria-label={label} title={label} onClick={press} {...rest}>
      <Icon name={icon} />
    </Control>
  )
}

const Control = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${size.row};
  height: ${size.row};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.t2};
  transition:
    background-color ${motion.control},
    color ${motion.control};

  &:hover:not(:disabled) {
    background: ${color.s3};
    color: ${color.t1};
  }

  &:disabled {
    opacity: 0.5;
  }

  ${media.coarsePointer} {
    width: ${size.touch};
    height: ${size.touch};
  }
`
