import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { color, space } from './theme/tokens'
import { Field, type FieldTexts } from './Field'
import { inputLook } from './inputLook'

export interface Option<Value extends string> {
  value: Value
  label: string
  /** When the label is in another language than the page, such as a name. */
  lang?: string
}

interface SelectFieldProps<Value extends string>
  extends FieldTexts, Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** One value of a few, in the browser's own list. */
export function SelectField<Value extends string>({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  options,
  onChange,
  ...rest
}: SelectFieldProps<Value>) {
  function choose(index: number) {
    const option = options[index]
    if (option) onChange(option.value)
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Select {...rest} {...control} onChange={(event) => choose(event.target.selectedIndex)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const Select = styled.select`
  ${inputLook}
  padding-right: ${space(1)};

  option {
    background: ${color.s1};
    color: ${color.t1};
  }
`
