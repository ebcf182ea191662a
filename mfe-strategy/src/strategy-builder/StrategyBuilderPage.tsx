import { Button, media, Page, showToast, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { resetStrategyAtom, strategyAtom } from './builder.atoms'
import { ChartPreview } from './ChartPreview'
import { LateBacktest } from './LateBacktest'
import { LateSearch } from './LateSearch'
import { LateBots } from './bots/LateBots'
import { LinkNotice } from './LinkNotice'
import { BacktestResults } from './results/BacktestResults'
import { PerformanceMetrics } from './results/PerformanceMetrics'
import { StrategyForm } from './StrategyForm'
import { StrategyFiles } from './strategy-file/StrategyFiles'
import { useDraft } from './useDraft'
import { useLink } from './useLink'

export default function StrategyBuilderPage() {
  const t = useText()
  const resetStrategy = useSetAtom(resetStrategyAtom)
  const setStrategy = useSetAtom(strategyAtom)
  const resetRef = useRef<HTMLButtonElement>(null)
  const { copyLink } = useLink()
  useDraft()

  function focusReset() {
    resetRef.current?.focus()
  }

  function reset() {
    const before = resetStrategy()
    showToast(t('strategyReset'), 'blank', {
      action: {
        label: t('undo'),
        onAction: () => {
          setStrategy(before)
          focusReset()
        },
      },
    })
  }

  return (
    <Page
      wide
      isHeavy
      title={t('pageTitle')}
      intro={t('pageIntro')}
      actions={
        <>
          <Button onClick={() => void copyLink()}>{t('copyLink')}</Button>
          <StrategyFiles />
          <Button ref={resetRef} onClick={reset}>
            {t('reset')}
          </Button>
        </>
      }
    >
      <div>
        <LinkNotice onLeave={focusReset} />
        <Columns>
          <StrategyForm />
          <ChartPreview />
          <Results>
            <PerformanceMetrics />
            <BacktestResults />
          </Results>
        </Columns>
        <Below>
          <LateBacktest />
        </Below>
        <Below>
          <LateSearch />
        </Below>
        <Below>
          <LateBots />
        </Below>
      </div>
    </Page>
  )
}

/** The form beside what comes of it; on a wide screen the results stand beside both. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.fromDesktop} {
    grid-template-columns: 440px minmax(0, 1fr);
  }

  ${media.fromWide} {
    grid-template-columns: 440px minmax(0, 1fr) 480px;
  }
`

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-top: ${space(2)};
`

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.fromDesktop} {
    grid-column: 1 / -1;
    grid-template-columns: 440px minmax(0, 1fr);
  }

  ${media.fromWide} {
    grid-column: auto;
    grid-template-columns: minmax(0, 1fr);
  }
`
