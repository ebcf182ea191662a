import { type SubmitEvent, useId, useState } from 'react'
import { useLocation } from '@aldergate/platform'
import { Button, color, radius, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from '../texts'

/** The browser validates the address; nothing is sent, and the form says so. */
export function Newsletter() {
  const t = useText()
  const field = useId()
  const { pathname } = useLocation()
  // The note refers to the submitted address, and belongs to the page where that happened.
  const [sentOn, setSentOn] = useState<string>()
  const isSent = sentOn === pathname
  if (sentOn && !isSent) setSentOn(undefined)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSentOn(pathname)
  }

  return (
    <form onSubmit={submit} onChange={() => setSentOn(undefined)}>
      <h2>{t('newsletter')}</h2>
      <label htmlFor={field}>{t('newsletterEmail')}</label>
      <Row>
        <Email id={field} type="email" name="email" autoComplete="email" required />
        <Button type="submit" variant="secondary">
          {t('newsletterSubmit')}
        </Button>
      </Row>
      <p role="status">{isSent && t('newsletterNote')}</p>
    </form>
  )
}

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(1)};
`

const Email = styled.input`
  flex: 1;
  min-width: 0;
  padding: ${space(1)} ${space(2)};
  color: ${color.t1};
  font: inherit;
  background: ${color.s3};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
`
