import { color, fontWeight, Icon, Muted, radius, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { BacktestResult } from './BacktestResult'
import { isSameStrategy } from './strategy'
import { strategyAtom, strategyTestAtom } from './strategy.atoms'
import { OUTCOMES } from './strategyTest'
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
          <Report data-outcome={OUTCOMES[test.report]}>
            <Icon name={OUTCOMES[test.report] === 'success' ? 'check' : 'alert'} />
            {t(test.report)}
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

const Report = styled.p`
  display: flex;
  gap: ${space(2)};
  color: ${color.danger};
  font-weight: ${fontWeight.medium};

  &[data-outcome='success'] {
    color: ${color.ok};
  }
`

const Progress = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${color.accentFill};
`
