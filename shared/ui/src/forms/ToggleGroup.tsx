import styled from 'styled-components'
import { Row } from '../Row'
import { color, fontSize, fontWeight, media, motion, radius, size } from '../theme/tokens'
import type { Option } from './SelectField'

interface ToggleGroupProps<Value extends string> {
  /** The name of the choice. */
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Buttons of which one is pressed. */
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
  min-height: 24px;
  padding: 0 10px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  transition:
    background-color ${motion.control},
    color ${motion.control};

  &:hover {
    background: ${color.s3};
    color: ${color.t1};
  }

  &[aria-pressed='true'] {
    border-color: ${color.accentFill};
    background: ${color.accentFill};
    color: ${color.onFill};
  }

  ${media.coarsePointer} {
    min-width: ${size.touch};
    min-height: ${size.touch};
  }
`
