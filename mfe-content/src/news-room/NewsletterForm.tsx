import { Button, space } from '@aldergate/ui'
import { TextField } from '@aldergate/ui/forms'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

/** The browser checks the address; after that nothing happens, and the form says so. */
export function NewsletterForm() {
  const t = useText()
  const [email, setEmail] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSubmitted(true)
  }

  return (
    <form onSubmit={submit} aria-label={t('newsletter')}>
      <Row>
        <TextField
          label={t('email')}
          name="newsletter-email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(typed) => {
            setEmail(typed)
            setSubmitted(false)
          }}
        />
        <Button type="submit">{t('subscribe')}</Button>
      </Row>
      <Status role="status">{isSubmitted && t('newsletterNote')}</Status>
    </form>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) auto;
  align-items: end;
  justify-content: start;
  gap: ${space(2)};
`

const Status = styled.p`
  min-height: 18px;
  margin-top: ${space(2)};
`
