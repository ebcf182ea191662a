import { color, space } from '@aldergate/ui'
import styled from 'styled-components'
import { FormMessage } from '../../forms/FormMessage'
import type { Application } from './application'
import { useText } from './texts'

/** Says that nothing was sent and shows the application: the applicant may want to copy the letter. */
export function SentNothing({ application }: { application: Application }) {
  const t = useText()
  const { name, email, message, link } = application

  return (
    <FormMessage tone="success" text={t('done')}>
      <p>{t('doneText')}</p>
      <Letter>
        <p>{`${name} <${email}>`}</p>
        {link && <p>{link}</p>}
        <p>{message}</p>
      </Letter>
    </FormMessage>
  )
}

const Letter = styled.blockquote`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color.borderStrong};
  color: ${color.t2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
