import { downloadCsv, downloadPdf } from '@aldergate/files'
import { analyticsFileName } from '@aldergate/files/names'
import { createFormat } from '@aldergate/ui'
import { dayOf } from '@aldergate/ui/days'
import { log, logFailure, notifyAtom, settingsAtom } from '@aldergate/platform'
import { PATHS } from '@aldergate/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Kpi } from '../kpis/kpi'
import { textsIn as kpiTextsIn, useText as useKpiText } from '../kpis/texts'
import { kpiWriter } from '../kpis/useKpiFormat'
import { textsIn, useText } from '../texts'
import { kpiTable, writtenKpis } from './kpiReport'

export type FileKind = 'csv' | 'pdf'

type Export =
  { status: 'idle' } | { status: 'writing'; kind: FileKind } | { status: 'failed'; kind: FileKind }

/** Logs, shows the specified alert, and then gives the figures as a file. */
export function useExport(kpis: readonly Kpi[]) {
  const t = useText()
  const kpiText = useKpiText()
  const settings = useAtomValue(settingsAtom)
  const notify = useSetAtom(notifyAtom)
  const [state, setState] = useState<Export>({ status: 'idle' })

  async function write(kind: FileKind) {
    const now = Date.now()
    const name = analyticsFileName(dayOf(now, settings.timeZone))
    if (kind === 'csv') {
      await downloadCsv(name, kpiTable(kpis, t, kpiText), createFormat(settings).decimalSign)
      return
    }
    // A PDF's fonts have no Chinese: then its texts are the English ones.
    const language = settings.language === 'zh' ? 'en' : settings.language
    const [text, kpiTexts] = await Promise.all([textsIn(language), kpiTextsIn(language)])
    const format = createFormat({ ...settings, language })
    const report = {
      title: text('title'),
      subtitle: text('reportSubtitle'),
      generatedAt: now,
      language,
      sections: [{ tables: [writtenKpis(kpis, text, kpiTexts, kpiWriter(format))] }],
    }
    await downloadPdf(name, report, {
      ...format,
      generated: (when) => text('generated', { when }),
      page: (page, count) => text('page', { page, count }),
    })
  }

  async function exportAs(kind: FileKind) {
    const message = t(kind === 'csv' ? 'exportedCsv' : 'exportedPdf')
    log(message)
    notify(message, { to: PATHS.analytics })
    setState({ status: 'writing', kind })
    try {
      await write(kind)
      setState({ status: 'idle' })
    } catch (cause) {
      logFailure('The key figures could not be written to a file.', cause)
      setState({ status: 'failed', kind })
    }
  }

  return { state, exportAs }
}
