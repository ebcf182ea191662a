import { Button, PasswordField, TextField } from '@aldergate/ui'
import { type FormEvent, useId, useState } from 'react'
import { FieldLinks } from '../forms/FieldLinks'
import { FieldStack } from '../forms/FieldStack'
import { FormMessage } from '../forms/FormMessage'
import { type TextKey, useText } from '../texts'
import {
  EMPTY_REGISTRATION,
  fieldsAtFault,
  type Registration,
  registrationError,
  type RegistrationField,
} from './registration'
import { StrengthAdvice } from './StrengthAdvice'

/** What became of the latest attempt; `attempt` tells one from the next with the same result. */
type Outcome =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; error: TextKey; fields: readonly RegistrationField[] }
  | { status: 'created'; attempt: number }

const LABELS = {
  username: 'registration.username',
  email: 'account.email',
  password: 'account.password',
  confirmPassword: 'registration.confirmPassword',
} as const satisfies Record<RegistrationField, TextKey>

export function CreateAccountForm() {
  const t = useText()
  const formId = useId()
  const [form, setForm] = useState(EMPTY_REGISTRATION)
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none', attempt: 0 })

  function change(edit: Partial<Registration>) {
    setForm((current) => ({ ...current, ...edit }))
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

  function idOf(field: RegistrationField): string {
    return `${formId}-${field}`
  }

  function isAtFault(field: RegistrationField): boolean {
    return outcome.status === 'refused' && outcome.fields.includes(field)
  }

  return (
    <FieldStack as="form" noValidate onSubmit={submit} aria-label={t('registration.title')}>
      {outcome.status === 'refused' && (
        <FormMessage key={outcome.attempt} tone="error" text={t(outcome.error)}>
          <FieldLinks
            fields={outcome.fields.map((name) => ({ id: idOf(name), label: t(LABELS[name]) }))}
          />
        </FormMessage>
      )}
      {outcome.status === 'created' && (
        <FormMessage key={outcome.attempt} tone="success" text={t('registration.created')}>
          <p>{t('registration.createdNote')}</p>
        </FormMessage>
      )}
      <TextField
        id={idOf('username')}
        label={t(LABELS.username)}
        name="username"
        autoComplete="username"
        required
        aria-invalid={isAtFault('username')}
        value={form.username}
        onChange={(username) => change({ username })}
      />
      <TextField
        id={idOf('email')}
        label={t(LABELS.email)}
        name="email"
        type="email"
        autoComplete="email"
        required
        aria-invalid={isAtFault('email')}
        value={form.email}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        id={idOf('password')}
        label={t(LABELS.password)}
        name="password"
        autoComplete="new-password"
        required
        aria-invalid={isAtFault('password')}
        value={form.password}
        onChange={(password) => change({ password })}
      />
      <StrengthAdvice password={form.password} username={form.username} />
      <PasswordField
        id={idOf('confirmPassword')}
        label={t(LABELS.confirmPassword)}
        name="confirmPassword"
        autoComplete="new-password"
        required
        aria-invalid={isAtFault('confirmPassword')}
        value={form.confirmPassword}
        onChange={(confirmPassword) => change({ confirmPassword })}
      />
      <Button type="submit" variant="primary">
        {t('registration.submit')}
      </Button>
    </FieldStack>
  )
}
