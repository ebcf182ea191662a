import { color, fontWeight, Icon, Muted, radius, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { BacktestResult } from './BacktestResult'
import { isSameStrategy } from './strategy'
import { strategyAtom, strategyTestAtom } from './strategy.atoms'
import { useText } from './texts'
import { useBacktest } from './useBacktest'
import { useTestProgress } from './useTestProgress'

export function TestResult() {
  const t = useText()
  const test = useAtomValue(strategyTestAtom)
  const strategy = useAtomValue(strategyAtom)
  const progress = useTestProgress()
  const share = useBacktest()

  return (
    <Box role="group" aria-label={t('result')}>
      {test.status === 'idle' && <Muted>{t('noResult')}</Muted>}
      {test.status === 'testing' && (
        <Progress aria-label={t('testProgress')} max={100} value={progress} />
      )}
      <div role="status">
        {test.status === 'finished' && (
          <Report data-outcome="success">
            <Icon name="check" />
            {t('testPassed')}
          </Report>
        )}
      </div>
      {test.status === 'finished' && !isSameStrategy(test.strategy, strategy) && (
        <Muted>{t('changedSince')}</Muted>
      )}
      {test.status === 'finished' && <BacktestResult strategy={test.strategy} share={share} />}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.s2};
`

/** Always a success: there is no other result. Its English text says so, as the specification asks of it. */
const Report = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${color.ok};
  font-weight: ${fontWeight.medium};
`

const Progress = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${color.accentFill};
`
