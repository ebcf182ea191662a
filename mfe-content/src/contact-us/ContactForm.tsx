import { Button, Stack } from '@aldergate/ui'
import { TextAreaField } from '@aldergate/ui/fields'
import { TextField } from '@aldergate/ui/forms'
import { FieldLinks } from '../forms/FieldLinks'
import { FormMessage } from '../forms/FormMessage'
import { useUnsentForm } from '../forms/useUnsentForm'
import { EMPTY_ENQUIRY, enquiryErrors, MESSAGE_LIMIT } from './contact'
import { useText } from './texts'

export function ContactForm() {
  const t = useText()
  const { fieldOf, problems, outcome, submit } = useUnsentForm(
    EMPTY_ENQUIRY,
    enquiryErrors,
    (error) => t(error),
  )

  return (
    <Stack as="form" $gap={4} noValidate onSubmit={submit} aria-label={t('formHeading')}>
      {outcome.status === 'refused' && (
        <FormMessage key={outcome.attempt} tone="error" text={t('problems')}>
          <FieldLinks fields={problems} />
        </FormMessage>
      )}
      {outcome.status === 'done' && (
        <FormMessage key={outcome.attempt} tone="success" text={t('done')}>
          <p>{t('doneText')}</p>
        </FormMessage>
      )}
      <TextField {...fieldOf('name')} label={t('name')} autoComplete="name" required />
      <TextField
        {...fieldOf('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        required
      />
      <TextAreaField {...fieldOf('message')} label={t('message')} limit={MESSAGE_LIMIT} required />
      <div>
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </div>
    </Stack>
  )
}
