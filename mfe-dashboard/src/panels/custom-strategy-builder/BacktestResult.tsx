import {
  Button,
  ButtonLink,
  color,
  handOnFocus,
  Muted,
  Row,
  SimulatedTag,
  space,
} from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { BacktestFigureList } from './BacktestFigureList'
import { builderLink } from './builderLink'
import type { Strategy } from './strategy'
import { backtestAtom, retryBacktestAtom } from './strategy.atoms'
import { useText } from './texts'

interface BacktestResultProps {
  strategy: Strategy
  /** How much of a backtest that runs is done, from 0 to 1. */
  share: number
}

/** The findings of a backtest, below the words that every test shows. */
export function BacktestResult({ strategy, share }: BacktestResultProps) {
  const t = useText()
  const backtest = useAtomValue(backtestAtom)
  const retry = useSetAtom(retryBacktestAtom)

  switch (backtest.status) {
    case 'idle':
      return null
    case 'none':
      return <Muted>{t('backtestWordsOnly')}</Muted>
    case 'unreadable':
      return <Muted>{t('backtestUnreadable')}</Muted>
    case 'running':
      return (
        <>
          <Muted>{t('backtestRunning')}</Muted>
          <Progress aria-label={t('backtestProgress')} max={1} value={share} />
        </>
      )
    case 'failed':
      return (
        <Row ref={handOnFocus} role="alert">
          <Failed>{t('backtestFailed')}</Failed>
          <Button size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </Row>
      )
    case 'done':
      return (
        <Found role="group" aria-label={t('backtest')}>
          <Row>
            <strong>{t('backtest')}</strong>
            <SimulatedTag />
          </Row>
          <BacktestFigureList figures={backtest.figures} request={backtest.request} />
          <Row>
            <ButtonLink size="small" to={builderLink(backtest.request, strategy.name)}>
              {t('openInBuilder')}
            </ButtonLink>
          </Row>
        </Found>
      )
  }
}

const Found = styled.div`
  display: grid;
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.border};
`

const Failed = styled.span`
  color: ${color.danger};
`

const Progress = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${color.accentFill};
`
