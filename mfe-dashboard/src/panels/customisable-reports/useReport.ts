import type { ReportDocument, ReportWording } from '@aldergate/files'
import type { Language } from '@aldergate/contract'
import { createFormat, useFormat } from '@aldergate/ui'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import type { ReportFilter } from './filter'
import { paperChart } from './paperChart'
import { type Report, reportOf } from './report'
import { reportCurveAtom, reportFactsAtom } from './reports.atoms'
import { type Text, textsIn, useText } from './texts'

/** The report of a filter as it is now: for the screen, for a file and for paper. */
export function useReport(filter: ReportFilter): {
  report: Report
  document: ReportDocument
  /** Reduced to what a PDF can show: its fonts have no Chinese, so that becomes English. */
  printed: () => Promise<{ document: ReportDocument; wording: ReportWording }>
} {
  const t = useText()
  const format = useFormat()
  const settings = useAtomValue(settingsAtom)
  const facts = useAtomValue(reportFactsAtom)
  const curve = useAtomValue(reportCurveAtom)

  function written(language: Language, text: Text, { date, money }: ReturnType<typeof useFormat>) {
    const report = reportOf(filter, { ...facts, curve }, date, text)
    const { chart } = report
    const { after, until } = report.period
    const document = {
      title: text('reportTitle', { type: text(filter.reportType) }),
      subtitle: text('period', { from: date(after + 1), until: date(until) }),
      generatedAt: facts.now,
      language,
      drawing: chart && paperChart(chart, money),
      sections: [...report.sections, { paragraphs: [text('simulated')] }],
    }
    return { report, document }
  }

  async function printed() {
    const language = settings.language === 'zh' ? 'en' : settings.language
    const text = await textsIn(language)
    const printedFormat = createFormat({ ...settings, language })
    return {
      document: written(language, text, printedFormat).document,
      wording: {
        ...printedFormat,
        generated: (when: string) => text('generated', { when }),
        page: (page: number, count: number) => text('page', { page, count }),
      },
    }
  }

  return { ...written(settings.language, t, format), printed }
}
