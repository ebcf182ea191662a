import {
  Button,
  color,
  EmptyState,
  fontSize,
  fontWeight,
  Muted,
  radius,
  space,
} from '@aldergate/ui'
import { BarChart, LineChart } from '@aldergate/charts/figures'
import { useSetAtom } from 'jotai'
import styled from 'styled-components'
import type { ReportFilter } from './filter'
import type { ReportChart } from './report'
import { ReportActions } from './ReportActions'
import { ReportSections } from './ReportSections'
import { reportFilterAtom } from './reports.atoms'
import { useText } from './texts'
import { useReport } from './useReport'

/** The report as it is now, and the actions on it. */
export function ReportPreview({ filter }: { filter: ReportFilter }) {
  const t = useText()
  const change = useSetAtom(reportFilterAtom)
  const { report, document, printed } = useReport(filter)

  return (
    <>
      <ReportActions document={document} printed={printed} />
      <Scroller role="region" aria-label={t('preview')} tabIndex={0}>
        <Title>{document.title}</Title>
        <Muted>{document.subtitle}</Muted>
        {report.chart && <ReportChartFigure chart={report.chart} />}
        {report.isEmpty && (
          <EmptyState
            text={t('noEntries')}
            action={
              <Button size="small" onClick={() => change({ timeframeStart: '', timeframeEnd: '' })}>
                {t('showAll')}
              </Button>
            }
          />
        )}
        <ReportSections sections={document.sections} title={document.title} />
      </Scroller>
    </>
  )
}

/** The report's chart. */
function ReportChartFigure({ chart }: { chart: ReportChart }) {
  const { kind, ...facts } = chart
  const Chart = kind === 'bar' ? BarChart : LineChart

  return <Chart {...facts} unit="money" height={180} />
}

const Scroller = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  height: 280px;
  padding: ${space(2)};
  overflow-y: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
`

const Title = styled.h4`
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`
