import { Button, Stack } from '@aldergate/ui'
import { TextAreaField } from '@aldergate/ui/fields'
import { TextField } from '@aldergate/ui/forms'
import { FieldLinks } from '../../forms/FieldLinks'
import { FormMessage } from '../../forms/FormMessage'
import { useUnsentForm } from '../../forms/useUnsentForm'
import { applicationErrors, EMPTY_APPLICATION, MESSAGE_LIMIT } from './application'
import { SentNothing } from './SentNothing'
import { useText } from './texts'

export function ApplicationForm() {
  const t = useText()
  const { fieldOf, problems, outcome, sent, submit } = useUnsentForm(
    EMPTY_APPLICATION,
    applicationErrors,
    (error) => t(error),
  )

  return (
    <Stack as="form" $gap={4} noValidate onSubmit={submit} aria-label={t('formLabel')}>
      {outcome.status === 'refused' && (
        <FormMessage key={outcome.attempt} tone="error" text={t('problems')}>
          <FieldLinks fields={problems} />
        </FormMessage>
      )}
      {outcome.status === 'done' && <SentNothing key={outcome.attempt} application={sent} />}
      <TextField {...fieldOf('name')} label={t('name')} autoComplete="name" required />
      <TextField
        {...fieldOf('email')}
        label={t('email')}
        type="email"
        autoComplete="email"
        required
      />
      <TextAreaField
        {...fieldOf('message')}
        label={t('message')}
        limit={MESSAGE_LIMIT}
        rows={10}
        required
      />
      <TextField
        {...fieldOf('link')}
        label={t('link')}
        hint={t('linkHint')}
        type="url"
        autoComplete="url"
      />
      <div>
        <Button type="submit" variant="primary">
          {t('submit')}
        </Button>
      </div>
    </Stack>
  )
}
