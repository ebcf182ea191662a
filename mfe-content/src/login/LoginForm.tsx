import { PATHS } from '@aldergate/contract'
import { Link, loginAtom } from '@aldergate/platform'
import { Button, Card, Stack } from '@aldergate/ui'
import { PasswordField } from '@aldergate/ui/fields'
import { TextField } from '@aldergate/ui/forms'
import { useSetAtom } from 'jotai'
import { type SubmitEvent, useState } from 'react'
import { FieldLinks } from '../forms/FieldLinks'
import { FormMessage } from '../forms/FormMessage'
import { useFormFields } from '../forms/useFormFields'
import { useText as useAccountText } from '../texts'
import { type Credentials, DEMO_CREDENTIALS, emptyFields, loginError } from './credentials'
import { DemoAccount } from './DemoAccount'
import { type ErrorKey, useText } from './texts'

const EMPTY: Credentials = { email: '', password: '' }

export function LoginForm({ onLogin }: { onLogin: () => void }) {
  const t = useText()
  const sayOfAccount = useAccountText()
  const login = useSetAtom(loginAtom)
  const { form, setForm, idOf, fieldOf } = useFormFields(EMPTY)
  const [refusal, setRefusal] = useState<{ error: ErrorKey; attempt: number }>()

  const labels: Record<keyof Credentials, string> = {
    email: sayOfAccount('account.email'),
    password: sayOfAccount('account.password'),
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const error = loginError(form)
    if (error) {
      setRefusal((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }))
      if (error === 'invalid') setForm({ ...form, password: '' })
      return
    }
    login({ email: DEMO_CREDENTIALS.email })
    onLogin()
  }

  function fillIn() {
    setForm(DEMO_CREDENTIALS)
    setRefusal(undefined)
  }

  const missing = refusal?.error === 'incomplete' ? emptyFields(form) : []

  /** Returns the props of the field for a part of the form. */
  function field(name: keyof Credentials) {
    // After other credentials both are at fault: nobody is told which of the two is wrong.
    const isAtFault = refusal?.error === 'invalid' || missing.includes(name)
    return { ...fieldOf(name), label: labels[name], required: true, 'aria-invalid': isAtFault }
  }

  return (
    <>
      <Card>
        <Stack $gap={4} as="form" noValidate onSubmit={submit} aria-label={t('title')}>
          {refusal && (
            <FormMessage key={refusal.attempt} tone="error" text={t(refusal.error)}>
              {missing.length > 0 && (
                <FieldLinks
                  fields={missing.map((name) => ({ id: idOf(name), label: labels[name] }))}
                />
              )}
            </FormMessage>
          )}
          <TextField {...field('email')} type="email" autoComplete="username" />
          <PasswordField {...field('password')} autoComplete="current-password" />
          <Button type="submit" variant="primary">
            {t('submit')}
          </Button>
        </Stack>
      </Card>
      <DemoAccount onUse={fillIn} />
      <p>
        {t('noAccount')} <Link to={PATHS.createAccount}>{t('toRegistration')}</Link>
      </p>
    </>
  )
}
