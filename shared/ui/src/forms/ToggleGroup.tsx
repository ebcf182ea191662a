import styled from 'styled-components'
import { Row } from '../Row'
import { media, motion, radius, size } from '../theme/tokens'
import type { Option } from './SelectField'
import { toggleLook } from './toggleLook'

interface ToggleGroupProps<Value extends string> {
  /** The name of the choice. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Toggle buttons, exactly one of them pressed. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleGroupProps<Value>) {
  return (
    <Row $gap={1} role="group" aria-label={label}>
      {options.map((option) => (
        <Toggle
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Toggle>
      ))}
    </Row>
  )
}

const Toggle = styled.button`
  ${toggleLook}
  min-height: 24px;
  padding: 0 10px;
  border-radius: ${radius.pill};
  transition:
    background-color ${motion.control},
    color ${motion.control};

  ${media.coarsePointer} {
    min-width: ${size.touch};
    min-height: ${size.touch};
  }
`
