import { Button, TextField, useFormat } from '@aldergate/ui'
import { useId } from 'react'
import { FieldLinks } from '../forms/FieldLinks'
import { FieldStack } from '../forms/FieldStack'
import { FormMessage } from '../forms/FormMessage'
import { MessageField } from '../forms/MessageField'
import { useUnsentForm } from '../forms/useUnsentForm'
import { type EnquiryField, enquiryErrors, EMPTY_ENQUIRY, MESSAGE_LIMIT } from './contact'
import { useText } from './texts'

const FIELDS = ['name', 'email', 'message'] as const

export function ContactForm() {
  const t = useText()
  const format = useFormat()
  const formId = useId()
  const { form, change, outcome, errors, submit } = useUnsentForm(EMPTY_ENQUIRY, enquiryErrors)

  function texts(field: EnquiryField) {
    const error = errors?.[field]
    return { id: `${formId}-${field}`, name: field, error: error && t(error) }
  }

  return (
    <FieldStack as="form" noValidate onSubmit={submit} aria-label={t('formHeading')}>
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
        <FormMessage key={outcome.attempt} tone="success" text={t('done')}>
          <p>{t('doneText')}</p>
        </FormMessage>
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
        required
        value={form.message}
        onChange={(message) => change({ message })}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </div>
    </FieldStack>
  )
}
