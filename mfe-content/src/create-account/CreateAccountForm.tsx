import { Button, Stack } from '@aldergate/ui'
import { PasswordField } from '@aldergate/ui/fields'
import { TextField } from '@aldergate/ui/forms'
import { FieldLinks } from '../forms/FieldLinks'
import { FormMessage } from '../forms/FormMessage'
import { useAttempts } from '../forms/useAttempts'
import { useText as useAccountText } from '../texts'
import {
  EMPTY_REGISTRATION,
  fieldsAtFault,
  registrationError,
  type RegistrationField,
} from './registration'
import { StrengthAdvice } from './StrengthAdvice'
import { useText } from './texts'

export function CreateAccountForm() {
  const t = useText()
  const sayOfAccount = useAccountText()
  const { form, idOf, fieldOf, outcome, submit } = useAttempts(EMPTY_REGISTRATION, (typed) => {
    const error = registrationError(typed)
    return error && { error, fields: fieldsAtFault(typed) }
  })

  const labels: Record<RegistrationField, string> = {
    username: t('username'),
    email: sayOfAccount('account.email'),
    password: sayOfAccount('account.password'),
    confirmPassword: t('confirmPassword'),
  }

  /** Returns the props of the field for a part of the form. */
  function field(name: RegistrationField) {
    const isAtFault = outcome.status === 'refused' && outcome.refusal.fields.includes(name)
    return { ...fieldOf(name), label: labels[name], required: true, 'aria-invalid': isAtFault }
  }

  return (
    <Stack $gap={4} as="form" noValidate onSubmit={submit} aria-label={t('title')}>
      {outcome.status === 'refused' && (
        <FormMessage key={outcome.attempt} tone="error" text={t(outcome.refusal.error)}>
          <FieldLinks
            fields={outcome.refusal.fields.map((name) => ({ id: idOf(name), label: labels[name] }))}
          />
        </FormMessage>
      )}
      {outcome.status === 'done' && (
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
