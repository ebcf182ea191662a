import { useState } from 'react'
import styled from 'styled-components'
import { IconButton, size, useKitText } from '@aldergate/ui'
import { Field, inputLook, type TextFieldProps } from '@aldergate/ui/forms'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The names of the button that shows and hides the secret, where "password" does not fit. */
  toggleLabels?: { show: string; hide: string }
}

/** A secret, which its owner may look at. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  isLabelHidden,
  onChange,
  toggleLabels,
  ...rest
}: PasswordFieldProps) {
  const t = useKitText()
  const { show, hide } = toggleLabels ?? { show: t('showPassword'), hide: t('hidePassword') }
  const [isShown, setIsShown] = useState(false)

  return (
    <Field id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      {(control) => (
        <Row>
          <Input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange(event.target.value)}
          />
          <Toggle
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? hide : show}
            onClick={() => setIsShown(!isShown)}
          />
        </Row>
      )}
    </Field>
  )
}

const Row = styled.div`
  position: relative;
`

const Input = styled.input`
  ${inputLook}
  padding-right: ${size.touch};
`

const Toggle = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`
