import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { Field, type FieldTexts } from './Field'
import { inputLook } from './inputLook'

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

/** A line of text; without a value, the browser holds what is typed. */
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

/** So that the field is no item of a grid: these are not laid out for themselves. */
const Place = styled.div``

/** Laid out for itself: else each letter that is typed, and each price that changes, has the whole page laid out. */
const Input = styled.input`
  display: block;
  contain: size layout;
  ${inputLook}
`
