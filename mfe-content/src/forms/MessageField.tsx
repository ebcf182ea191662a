import { Field, type FieldTexts, inputLook, media, space } from '@aldergate/ui'
import type { ComponentProps } from 'react'
import styled from 'styled-components'

interface MessageFieldProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
}

/** Several lines of text. */
export function MessageField({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  onChange,
  ...rest
}: MessageFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Area rows={6} {...rest} {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

const Area = styled.textarea`
  ${inputLook}
  height: auto;
  padding: ${space(2)};
  line-height: 18px;
  resize: vertical;

  ${media.coarsePointer} {
    height: auto;
  }
`
