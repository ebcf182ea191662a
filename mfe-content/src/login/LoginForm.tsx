import { PATHS } from '@aldergate/contract'
import { Link, loginAtom } from '@aldergate/platform'
import { Button, Card, PasswordField, TextField } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { FieldLinks } from '../forms/FieldLinks'
import { FieldStack } from '../forms/FieldStack'
import { FormMessage } from '../forms/FormMessage'
import { type TextKey, useText } from '../texts'
import { type Credentials, DEMO_CREDENTIALS, loginError } from './credentials'
import { DemoAccount } from './DemoAccount'

const EMPTY: Credentials = { email: '', password: '' }

export function LoginForm({ onLogin }: { onLogin: () => void }) {
  const t = useText()
  const formId = useId()
  const login = useSetAtom(loginAtom)
  const [form, setForm] = useState(EMPTY)
  const [refusal, setRefusal] = useState<{ error: TextKey; attempt: number }>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const error = loginError(form)
    if (error) {
      setRefusal((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }))
      if (error === 'login.invalid') setForm({ ...form, password: '' })
      return
    }
    login({ email: DEMO_CREDENTIALS.email })
    onLogin()
  }

  function isMissing(value: string): boolean {
    return refusal?.error === 'login.incomplete' && value === ''
  }

  const fields = [
    { id: `${formId}-email`, label: t('account.email'), value: form.email.trim() },
    { id: `${formId}-password`, label: t('account.password'), value: form.password },
  ] as const
  const missing = fields.filter(({ value }) => isMissing(value))

  return (
    <>
      <Card>
        <FieldStack as="form" noValidate onSubmit={submit} aria-label={t('login.title')}>
          {refusal && (
            <FormMessage key={refusal.attempt} tone="error" text={t(refusal.error)}>
              {missing.length > 0 && <FieldLinks fields={missing} />}
            </FormMessage>
          )}
          <TextField
            id={fields[0].id}
            label={fields[0].label}
            name="email"
            type="email"
            autoComplete="username"
            required
            aria-invalid={isMissing(form.email.trim())}
            value={form.email}
            onChange={(email) => setForm({ ...form, email })}
          />
          <PasswordField
            id={fields[1].id}
            label={fields[1].label}
            name="password"
            autoComplete="current-password"
            required
            aria-invalid={isMissing(form.password)}
            value={form.password}
            onChange={(password) => setForm({ ...form, password })}
          />
          <Button type="submit" variant="primary">
            {t('login.submit')}
          </Button>
        </FieldStack>
      </Card>
      <DemoAccount onUse={() => setForm(DEMO_CREDENTIALS)} />
      <p>
        {t('login.noAccount')} <Link to={PATHS.createAccount}>{t('login.toRegistration')}</Link>
      </p>
    </>
  )
}
