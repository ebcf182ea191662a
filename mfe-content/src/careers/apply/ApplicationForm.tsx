import { Button, TextField, useFormat } from '@aldergate/ui'
import { useId } from 'react'
import { FieldLinks } from '../../forms/FieldLinks'
import { FieldStack } from '../../forms/FieldStack'
import { FormMessage } from '../../forms/FormMessage'
import { MessageField } from '../../forms/MessageField'
import { useUnsentForm } from '../../forms/useUnsentForm'
import {
  type ApplicationField,
  applicationErrors,
  EMPTY_APPLICATION,
  MESSAGE_LIMIT,
} from './application'
import { SentNothing } from './SentNothing'
import { useText } from './texts'

const FIELDS = ['name', 'email', 'message', 'link'] as const

export function ApplicationForm() {
  const t = useText()
  const format = useFormat()
  const formId = useId()
  const { form, change, outcome, errors, submit } = useUnsentForm(
    EMPTY_APPLICATION,
    applicationErrors,
  )

  function texts(field: ApplicationField) {
    const error = errors?.[field]
    return { id: `${formId}-${field}`, name: field, error: error && t(error) }
  }

  return (
    <FieldStack as="form" noValidate onSubmit={submit} aria-label={t('formLabel')}>
      {outcome.status === 'refused' && (
        <FormMessage key={outcome.attempt} tone="error" text={t('problems')}>
          <FieldLinks
            fields={FIELDS.map(texts).flatMap(({ id, error }) =>
              error ? [{ id, label: error }] : [],
            )}
          />
        </FormMessage>
      )}
      {outcome.status === 'done' && (
        <SentNothing key={outcome.attempt} application={outcome.form} />
      )}
      <TextField
        {...texts('name')}
        label={t('name')}
        autoComplete="name"
        required
        value={form.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        {...texts('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        required
        value={form.email}
        onChange={(email) => change({ email })}
      />
      <MessageField
        {...texts('message')}
        label={t('message')}
        hint={t('counter', {
          count: format.number(form.message.length, 0),
          limit: format.number(MESSAGE_LIMIT, 0),
        })}
        rows={10}
        required
        value={form.message}
        onChange={(message) => change({ message })}
      />
      <TextField
        {...texts('link')}
        label={t('link')}
        hint={t('linkHint')}
        type="url"
        autoComplete="url"
        value={form.link}
        onChange={(link) => change({ link })}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </div>
    </FieldStack>
  )
}
