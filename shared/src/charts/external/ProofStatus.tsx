import { type ReactNode } from 'react'
import styled from 'styled-components'
import { color, fontSize, media, size, space } from '../../theme'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { SimulatedTag } from '../../ui/SimulatedTag'
import { ToggleGroup } from '../../ui/ToggleGroup'
import { type FrameProof } from './proof'
import { useText } from './texts'

/** Which of the two charts the trader sees. */
export type Shown = 'external' | 'simulated'

interface ProofStatusProps {
  status: FrameProof['status']
  shown: Shown
  onShow: (shown: Shown) => void
  onRetry: () => void
  actions?: ReactNode
}

/** The line above the chart: whose it is, what has become of the other one, and what can be done. */
export function ProofStatus({ status, shown, onShow, onRetry, actions }: ProofStatusProps) {
  const t = useText()

  return (
    <Line>
      {status !== 'unproved' &&
        (shown === 'external' ? <Badge>{t('externalChart')}</Badge> : <SimulatedTag />)}
      {status === 'unproved' && (
        <ToggleGroup
          label={t('shownChart')}
          options={[
            { value: 'external', label: t('external') },
            { value: 'simulated', label: t('simulated') },
          ]}
          value={shown}
          onChange={onShow}
        />
      )}
      {status === 'waiting' && <Text>{t('loadingExternal')}</Text>}
      <Failure role="status">{status === 'failed' && t('chartUnavailable')}</Failure>
      {status === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Line>
  )
}

/** As high as its highest state, so that the chart below never moves. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`

const Text = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
  line-height: 16px;
`

const Failure = styled.p`
  color: ${color.t1};
  font-size: ${fontSize.s12};
  line-height: 16px;

  &:empty {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-left: auto;
`
