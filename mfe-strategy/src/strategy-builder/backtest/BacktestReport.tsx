import { Badge, Button, Card, media, Muted, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { DataTag } from '../own-data/DataTag'
import { Assumptions } from './Assumptions'
import { EquityChart } from './EquityChart'
import { ExportButtons } from './ExportButtons'
import { FigureGroups } from './FigureGroups'
import type { FinishedRun } from './finishedRun'
import { KeyFigures } from './KeyFigures'
import { LuckCard } from './LuckCard'
import { MonthlyTable } from './MonthlyTable'
import { NoTrades } from './NoTrades'
import { OrderCard } from './OrderCard'
import { Tallies } from './Tallies'
import { useText } from './texts'
import { TradeList } from './TradeList'

interface BacktestReportProps extends FinishedRun {
  /** Sharpe ratios for a year of all backtests of this strategy so far, this one among them; NaN where one has none. */
  trials: readonly number[]
  /** Asks for a second run to set beside this one; missing where there is none. */
  onCompare?: (() => void) | undefined
}

/** All that is said of a finished run. */
export function BacktestReport({
  run,
  report,
  bars,
  settings,
  trials,
  onCompare,
}: BacktestReportProps) {
  const t = useText()
  const format = useFormat()

  const hasTrades = run.trades.length > 0
  const isOwnData = settings.file !== undefined

  return (
    <Sections role="region" aria-label={t('reportOf', { name: settings.name })}>
      <Card
        heading={t('reportOf', { name: settings.name })}
        actions={
          <>
            {!isOwnData && <Badge>{settings.pair}</Badge>}
            <Badge>{settings.timeframe}</Badge>
            <DataTag isOwn={isOwnData} />
          </>
        }
      >
        <Muted $color="t2">
          {t('period', {
            from: format.date(Number(bars.time[run.firstBar] ?? bars.time[0])),
            until: format.date(Number(bars.time.at(-1))),
            bars: report.measured,
          })}
        </Muted>
        {hasTrades ? (
          <KeyFigures report={report} capital={run.capital} />
        ) : (
          <NoTrades report={report} firstBar={run.firstBar} />
        )}
        <Actions>
          <ExportButtons {...{ run, report, bars, settings }} />
          {onCompare && (
            <Button size="small" onClick={onCompare}>
              {t('compare')}
            </Button>
          )}
        </Actions>
      </Card>
      {report.measured > 1 && <EquityChart run={run} bars={bars} isOwnData={isOwnData} />}
      {hasTrades && (
        <>
          <FigureGroups report={report} />
          <TradeList run={run} bars={bars} />
          <Halves>
            <Tallies report={report} />
          </Halves>
          <MonthlyTable run={run} bars={bars} />
          <Halves>
            <OrderCard run={run} seed={settings.seed} />
            <LuckCard report={report} trials={trials} />
          </Halves>
        </>
      )}
      <Assumptions run={run} settings={settings} bars={bars} />
    </Sections>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(3)};
`

const Halves = styled(Sections)`
  align-items: start;

  ${media.fromDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
