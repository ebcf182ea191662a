import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { color, space } from '../theme/tokens'
import { Field, type FieldTexts } from './Field'
import { inputLook } from './inputLook'

export interface Option<Value extends string> {
  value: Value
  label: string
  /** When the label is in another language than the page, such as a name. */
  lang?: string
  /** The heading of its group; options of one group are shown together. */
  group?: string
}

interface SelectFieldProps<Value extends string>
  extends FieldTexts, Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  value: Value
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

/** A native select. */
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
          {groupsOf(options).map(([group, members], at) =>
            group === undefined ? (
              members.map(optionElement)
            ) : (
              <optgroup key={at} label={group}>
                {members.map(optionElement)}
              </optgroup>
            ),
          )}
        </Select>
      )}
    </Field>
  )
}

function optionElement<Value extends string>({ value, label, lang }: Option<Value>) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  )
}

/** The options in their order, grouped by heading. */
function groupsOf<Value extends string>(options: readonly Option<Value>[]) {
  const groups: [group: string | undefined, members: Option<Value>[]][] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0] === option.group) last[1].push(option)
    else groups.push([option.group, [option]])
  }
  return groups
}

const Select = styled.select`
  ${inputLook}
  padding-right: ${space(1)};

  option,
  optgroup {
    background: ${color.s1};
    color: ${color.t1};
  }
`
