import type { ReportDocument, ReportWording } from '@aldergate/files'
import { useFormat } from '@aldergate/ui'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import type { ReportFilter } from './filter'
import { type Report, reportOf } from './report'
import { reportCurveAtom, reportFactsAtom } from './reports.atoms'
import { useText } from './texts'

/** The report of a filter as it is now: for the screen, for a file and for paper. */
export function useReport(filter: ReportFilter): {
  report: Report
  document: ReportDocument
  wording: ReportWording
} {
  const t = useText()
  const format = useFormat()
  const { language } = useAtomValue(settingsAtom)
  const facts = useAtomValue(reportFactsAtom)
  const curve = useAtomValue(reportCurveAtom)

  const report = reportOf(filter, { ...facts, curve }, format.date, t)
  const { after, until } = report.period
  return {
    report,
    document: {
      title: t('reportTitle', { type: t(filter.reportType) }),
      subtitle: t('period', { from: format.date(after + 1), until: format.date(until) }),
      generatedAt: facts.now,
      language,
      sections: [...report.sections, { paragraphs: [t('simulated')] }],
    },
    wording: {
      ...format,
      generated: (when) => t('generated', { when }),
      page: (page, count) => t('page', { page, count }),
    },
  }
}
