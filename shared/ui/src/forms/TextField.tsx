import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Field, type FieldTexts } from './Field'
import { inputLook } from './inputLook'

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

/** A single-line text field; without a value it is uncontrolled. */
export function TextField({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  onChange,
  ...rest
}: Omit<TextFieldProps, 'value'> & Partial<Pick<TextFieldProps, 'value'>>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Place>
          <Input
            type="text"
            {...rest}
            {...control}
            onChange={(event) => onChange(event.target.value)}
          />
        </Place>
      )}
    </Field>
  )
}

/** Keeps the field from being an item of a grid, on which containment has no such effect. */
const Place = styled.div``

/** Laid out for itself: else each letter that is typed, and each price that changes, has the whole page laid out. */
const Input = styled.input`
  display: block;
  contain: size layout;
  ${inputLook}
`
