import { Button, color, fontSize, space } from '@aldergate/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useText } from './texts'

const ANSWERS = ['yes', 'no'] as const

/** Asks the reader whether a text was useful; the answer is sent nowhere, and the page says so. */
export function Useful({ heading }: { heading: string }) {
  const t = useText()
  const [answer, setAnswer] = useState<(typeof ANSWERS)[number]>()

  return (
    <Row role="group" aria-label={t('usefulOf', { heading })}>
      <span>{t('useful')}</span>
      {ANSWERS.map((each) => (
        <Button
          key={each}
          size="small"
          variant={each === answer ? 'primary' : 'secondary'}
          aria-pressed={each === answer}
          onClick={() => setAnswer(each)}
        >
          {t(each)}
        </Button>
      ))}
      <span role="status">{answer && t('noted')}</span>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
  margin-top: ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s12};

  @media print {
    display: none;
  }
`
