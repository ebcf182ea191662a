import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media, space, useFormat, useKitText } from '@aldergate/ui'
import { Field, type FieldTexts, inputLook } from '@aldergate/ui/forms'

interface TextAreaFieldProps
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  value: string
  onChange: (value: string) => void
  /** The maximum number of characters: a counter replaces the hint, and more can be typed. */
  limit?: number
}

/** Several lines of text. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  limit,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  const t = useKitText()
  const format = useFormat()
  const counter =
    limit !== undefined &&
    t('characters', { count: format.number(rest.value.length, 0), limit: format.number(limit, 0) })

  return (
    <Field id={id} label={label} hint={counter || hint} error={error} isLabelHidden={isLabelHidden}>
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
