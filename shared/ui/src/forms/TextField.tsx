import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Field, type FieldTexts } from './Field'
import { inputLook } from './inputLook'

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

/** A line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Input
          type="text"
          {...rest}
          {...control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

const Input = styled.input`
  ${inputLook}
`
