import { Badge, Button, Card, handOnFocus, media, Muted, space, useFormat } from '@aldergate/ui'
import { useDeferredValue } from 'react'
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
import { Trades } from './Trades'

interface BacktestReportProps extends FinishedRun {
  /** Annualised Sharpe ratios of all backtests of this strategy so far, including this one; NaN for those without. */
  trials: readonly number[]
  /** Asks for a second run to compare with; missing when there is none. */
  onCompare?: (() => void) | undefined
}

/** The full report of a finished run. */
export function BacktestReport({ trials, onCompare, ...finished }: BacktestReportProps) {
  const t = useText()
  const format = useFormat()

  // The top of the report renders first; the rest is deferred.
  const isWhole = useDeferredValue(true, false)

  const { report, settings } = finished
  const hasTrades = report.figures.trades > 0
  const isOwnData = settings.file !== undefined

  return (
    <Report role="region" aria-label={t('reportOf', { name: settings.name })}>
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
            from: format.date(report.measured > 0 ? report.measuredFrom : report.from),
            until: format.date(report.until),
            bars: report.measured,
          })}
        </Muted>
        {hasTrades ? (
          <KeyFigures report={report} />
        ) : (
          <NoTrades report={report} settings={settings} />
        )}
        <Actions>
          <ExportButtons {...finished} />
          {onCompare && (
            <Button ref={handOnFocus} size="small" onClick={onCompare}>
              {t('compare')}
            </Button>
          )}
        </Actions>
      </Card>
      {report.measured > 1 && <EquityChart points={finished.curve} isOwnData={isOwnData} />}
      {isWhole && hasTrades && (
        <>
          <FigureGroups report={report} />
          <Trades finished={finished} />
          <Halves>
            <Tallies report={report} />
          </Halves>
          <MonthlyTable years={finished.months} />
          <Halves>
            <OrderCard report={report} band={finished.band} />
            <LuckCard report={report} trials={trials} />
          </Halves>
        </>
      )}
      {isWhole && <Assumptions report={report} settings={settings} />}
    </Report>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

/** Sections that are not in sight yet take no time to lay out. */
const Report = styled(Sections)`
  > * {
    content-visibility: auto;
    contain-intrinsic-size: auto 400px;
  }
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
