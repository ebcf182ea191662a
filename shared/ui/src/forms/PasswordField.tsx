import { useState } from 'react'
import styled from 'styled-components'
import { size } from '../theme/tokens'
import { Field } from './Field'
import { inputLook } from './inputLook'
import { IconButton } from '../IconButton'
import type { TextFieldProps } from './TextField'
import { useText } from '../texts'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** What the button is called that shows and hides the secret, where "password" does not fit. */
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
  const t = useText()
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
