import {
  Button,
  color,
  fontSize,
  Icon,
  radius,
  SampleTag,
  space,
  VisuallyHidden,
} from '@aldergate/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { SAMPLE_SECRET } from './api.data'
import { useText } from './texts'
import { useHold } from './useHold'

/** Of one length, whatever the secret's. */
const MASK = '•'.repeat(17)

/** The sample secret, which shows itself only while its button is held, and the button that issues no key. */
export function Credentials() {
  const t = useText()
  const headingId = useId()
  const helpId = useId()
  const holdHintId = useId()
  const { isHeld, holdProps } = useHold()

  return (
    <section aria-labelledby={headingId}>
      <Head>
        <h4 id={headingId}>{t('secret')}</h4>
        <SampleTag />
      </Head>
      <Row>
        <Secret aria-live="polite">
          {isHeld ? (
            SAMPLE_SECRET
          ) : (
            <>
              <span aria-hidden="true">{MASK}</span>
              <VisuallyHidden>{t('secretMasked')}</VisuallyHidden>
            </>
          )}
        </Secret>
        <Hold aria-pressed={isHeld} aria-describedby={holdHintId} {...holdProps}>
          <Icon name={isHeld ? 'eyeOff' : 'eye'} size={14} />
          {t('holdToReveal')}
        </Hold>
      </Row>
      <Hint id={holdHintId}>{t('holdHint')}</Hint>
      <Row>
        <Button aria-disabled="true" aria-describedby={helpId}>
          {t('generateKey')}
        </Button>
        <Hint id={helpId}>{t('noKeys')}</Hint>
      </Row>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & + & {
    margin-top: ${space(2)};
  }
`

/** Equally wide masked and revealed. */
const Secret = styled.code`
  flex: 1;
  min-width: 19ch;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
  white-space: nowrap;
`

/** A long press must neither select nor scroll. */
const Hold = styled(Button)`
  touch-action: none;
  user-select: none;
`

const Hint = styled.p`
  margin: ${space(1)} 0;
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
