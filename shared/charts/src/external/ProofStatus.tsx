import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button, color, fontSize, handOnFocus, media, size, space } from '@aldergate/ui'
import { ToggleGroup } from '@aldergate/ui/forms'
import type { FrameProof } from './proof'
import { useText } from './texts'

/** The one of the two charts that the trader sees. */
export type ShownChart = 'external' | 'simulated'

interface ProofStatusProps {
  /** The status of the provider's chart; `off` when the trader has switched it off. */
  status: FrameProof['status'] | 'off'
  shown: ShownChart
  onShow: (chart: ShownChart) => void
  onRetry: () => void
  actions?: ReactNode
}

/** The line above the chart: which of the two is shown, the state of the other, and the actions. */
export function ProofStatus({ status, shown, onShow, onRetry, actions }: ProofStatusProps) {
  const t = useText()
  const isMissing = status === 'unproved' || status === 'failed'

  return (
    <Line>
      <ToggleGroup
        label={t('shownChart')}
        options={[
          { value: 'external', label: t('external') },
          { value: 'simulated', label: t('simulated') },
        ]}
        value={shown}
        onChange={onShow}
      />
      <Message>
        {status === 'waiting' && <Text>{t('loadingExternal')}</Text>}
        <Failure role="status">
          {isMissing && t(shown === 'external' ? 'unproved' : 'chartUnavailable')}
        </Failure>
        {isMissing && (
          <div ref={handOnFocus}>
            <Button size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          </div>
        )}
      </Message>
      {actions && <Actions>{actions}</Actions>}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  > :first-child {
    flex: none;
  }
`

/** Keeps its room while there is nothing to say, so that the chart below never moves. */
const Message = styled.div`
  display: flex;
  flex: 1 1 172px;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
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
