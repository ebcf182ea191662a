import { logFailure } from '@aldergate/platform'
import { Button, color, font, fontSize, Icon, radius, showToast, space } from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

interface SampleProps {
  kind: 'sampleRequest' | 'sampleResponse'
  /** The endpoint that it is of. */
  endpoint: string
  text: string
}

/** A text to read and to copy. */
export function Sample({ kind, endpoint, text }: SampleProps) {
  const t = useText()
  const sample = t(kind)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('copied', { sample }), 'success')
    } catch (cause) {
      logFailure(`The ${kind} of ${endpoint} could not be copied`, cause)
      showToast(t('copyFailed'), 'error')
    }
  }

  return (
    <div>
      <Header>
        <h3>{sample}</h3>
        <Button size="small" aria-label={t('copyOf', { sample, endpoint })} onClick={copy}>
          <Icon name="copy" size={12} />
          {t('copy')}
        </Button>
      </Header>
      <Text tabIndex={0} role="region" aria-label={t('sampleOf', { sample, endpoint })}>
        {text}
      </Text>
    </div>
  )
}

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-bottom: ${space(1)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Text = styled.pre`
  padding: ${space(3)};
  overflow-x: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
  color: ${color.t1};
  font-family: ${font.mono};
  font-size: ${fontSize.s12};
  line-height: 18px;

  @media print {
    white-space: pre-wrap;
  }
`
