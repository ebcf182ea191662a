import { Button, Stack } from '@aldergate/ui'
import { PasswordField } from '@aldergate/ui/fields'
import { TextField } from '@aldergate/ui/forms'
import { type FormEvent, useState } from 'react'
import { FieldLinks } from '../forms/FieldLinks'
import { FormMessage } from '../forms/FormMessage'
import { useFormFields } from '../forms/useFormFields'
import { useText as useAccountText } from '../texts'
import {
  EMPTY_REGISTRATION,
  fieldsAtFault,
  registrationError,
  type RegistrationField,
} from './registration'
import { StrengthAdvice } from './StrengthAdvice'
import { type ErrorKey, useText } from './texts'

/** The result of the latest attempt; `attempt` tells two attempts with the same result apart. */
type Outcome =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; error: ErrorKey; fields: readonly RegistrationField[] }
  | { status: 'created'; attempt: number }

export function CreateAccountForm() {
  const t = useText()
  const sayOfAccount = useAccountText()
  const { form, setForm, idOf, fieldOf } = useFormFields(EMPTY_REGISTRATION)
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none', attempt: 0 })

  const labels: Record<RegistrationField, string> = {
    username: t('username'),
    email: sayOfAccount('account.email'),
    password: sayOfAccount('account.password'),
    confirmPassword: t('confirmPassword'),
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const attempt = outcome.attempt + 1
    const error = registrationError(form)
    if (error) {
      setOutcome({ status: 'refused', attempt, error, fields: fieldsAtFault(form) })
      return
    }
    setOutcome({ status: 'created', attempt })
    setForm(EMPTY_REGISTRATION)
  }

  /** Returns the props of the field for a part of the form. */
  function field(name: RegistrationField) {
    const isAtFault = outcome.status === 'refused' && outcome.fields.includes(name)
    return { ...fieldOf(name), label: labels[name], required: true, 'aria-invalid': isAtFault }
  }

  return (
    <Stack $gap={4} as="form" noValidate onSubmit={submit} aria-label={t('title')}>
      {outcome.status === 'refused' && (
        <FormMessage key={outcome.attempt} tone="error" text={t(outcome.error)}>
          <FieldLinks
            fields={outcome.fields.map((name) => ({ id: idOf(name), label: labels[name] }))}
          />
        </FormMessage>
      )}
      {outcome.status === 'created' && (
        <FormMessage key={outcome.attempt} tone="success" text={t('created')}>
          <p>{t('createdNote')}</p>
        </FormMessage>
      )}
      <TextField {...field('username')} autoComplete="username" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" />
      <StrengthAdvice password={form.password} username={form.username} />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" variant="primary">
        {t('submit')}
      </Button>
    </Stack>
  )
}
