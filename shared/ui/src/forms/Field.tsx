import { memo, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Muted } from '../Muted'
import { color, fontSize, fontWeight, space } from '../theme/tokens'
import { visuallyHidden } from '../VisuallyHidden'

/** The texts that every field has. */
export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Why the value is invalid; announced when it appears. */
  error?: string
  isLabelHidden?: boolean
}

/**
 * The attributes that link a control to its label, hint and error: spread them onto the control after the owner's
 * props. Empty ones are omitted, so that a form can mark a field as invalid without an error.
 */
interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps extends FieldTexts {
  /** The control's id, when its owner needs to know it. */
  id?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error, one below the other. */
export function Field({ id, label, hint, error, isLabelHidden = false, children }: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')

  return (
    <Box>
      <Label htmlFor={controlId} $hidden={isLabelHidden} text={label} />
      {children({
        id: controlId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && <Muted id={hintId}>{hint}</Muted>}
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </Box>
  )
}

/** At least as wide as its label, so that a narrow column does not break a word. */
const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`

/** Apart from the value, which a price may change each time. */
const Label = memo(function Label({ text, ...rest }: LabelProps) {
  return <Words {...rest}>{text}</Words>
})

interface LabelProps {
  text: string
  htmlFor: string
  $hidden: boolean
}

const Words = styled.label<{ $hidden: boolean }>`
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
  ${({ $hidden }) => $hidden && visuallyHidden}
`

const FieldError = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.s12};
  font-weight: ${fontWeight.medium};
`
