import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, media, motion, Muted, radius, size, space } from '@aldergate/ui'

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type'> {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: ReactNode
}

/** Something that is on or off; when that takes effect is up to its owner. */
export function SwitchField({ id, label, checked, onChange, hint, ...rest }: SwitchFieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`

  return (
    <Row>
      <Texts>
        <label htmlFor={controlId}>{label}</label>
        {hint && (
          <Muted as="span" id={hintId}>
            {hint}
          </Muted>
        )}
      </Texts>
      <Switch
        {...rest}
        id={controlId}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${size.row};

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`

const Texts = styled.div`
  display: grid;
`

const Switch = styled.input`
  position: relative;
  flex: none;
  width: 32px;
  height: 18px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.s3};
  appearance: none;
  cursor: pointer;
  transition: background-color ${motion.control};

  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${color.t2};
    transition: transform ${motion.control};
  }

  /* The area that a finger hits, larger than what is drawn. */
  &::after {
    content: '';
    position: absolute;
    inset: -13px -6px;
  }

  &:checked {
    border-color: ${color.accentFill};
    background: ${color.accentFill};
  }

  &:checked::before {
    background: ${color.onFill};
    transform: translateX(14px);
  }

  &:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`
