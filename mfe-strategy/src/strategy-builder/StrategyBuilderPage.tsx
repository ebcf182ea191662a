import { Button, Late, later, media, Page, Skeleton, space } from '@aldergate/ui'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import styled from 'styled-components'
import { useText } from '../texts'
import { ChartPreview } from './preview/ChartPreview'
import { replaceStrategyAtom } from './strategy/builder.atoms'
import { resetStrategy } from './strategy/strategy'
import { useReplacedToast } from './strategy/useReplacedToast'
import { LinkNotice } from './LinkNotice'
import { BacktestResults } from './results/BacktestResults'
import { PerformanceMetrics } from './results/PerformanceMetrics'
import { StrategyForm } from './StrategyForm'
import { StrategyFiles } from './strategy-file/StrategyFiles'
import { useBuilderGuard } from './useBuilderGuard'
import { useLink } from './useLink'

/** With the engine and its report. */
const backtest = later(async () => (await import('./runs/BacktestSection')).BacktestSection)

/** The search of the strategy's parameters. */
const search = later(async () => (await import('./search/SearchSection')).SearchSection)

const bots = later(async () => (await import('./bots/BotSection')).BotSection)

export default function StrategyBuilderPage() {
  const t = useText()
  const replaceStrategy = useSetAtom(replaceStrategyAtom)
  const tellOfReplaced = useReplacedToast()
  const resetRef = useRef<HTMLButtonElement>(null)
  const { copyLink } = useLink()
  useBuilderGuard()

  function focusReset() {
    resetRef.current?.focus()
  }

  function reset() {
    tellOfReplaced(t('strategyReset'), 'blank', replaceStrategy(resetStrategy), focusReset)
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
          <Late
            part={backtest}
            waiting={<Skeleton height={420} label={t('backtestLoading')} />}
            failed={t('backtestFailed')}
            failedHelp={t('backtestFailedHelp')}
          >
            {(BacktestSection) => <BacktestSection />}
          </Late>
        </Below>
        <Below>
          <Late
            part={search}
            waiting={<Skeleton height={360} label={t('searchLoading')} />}
            failed={t('searchFailed')}
            failedHelp={t('backtestFailedHelp')}
          >
            {(SearchSection) => <SearchSection />}
          </Late>
        </Below>
        <Below>
          <Late
            part={bots}
            waiting={<Skeleton height={180} label={t('botsLoading')} />}
            failed={t('botsFailed')}
            failedHelp={t('botsFailedHelp')}
          >
            {(BotSection) => <BotSection />}
          </Late>
        </Below>
      </div>
    </Page>
  )
}

/** The form beside its preview; on a wide screen the results stand beside both. */
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
