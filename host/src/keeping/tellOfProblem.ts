import type { Language } from '@aldergate/contract'
import { localeOf, showToast } from '@aldergate/ui'
import type { KeepingProblem } from '@aldergate/keeping'
import { textsIn, type TextKey } from '../texts'

const PART_NAMES = {
  settings: 'keptSettings',
  watchlist: 'keptWatchlist',
  alerts: 'keptAlerts',
  ledger: 'keptLedger',
  layout: 'keptLayout',
  indicators: 'keptIndicators',
} as const satisfies Record<string, TextKey>

/** Says, in one toast, what of the trader's data cannot be kept or read, and what follows from it. */
export async function tellOfProblem(problem: KeepingProblem, language: Language): Promise<void> {
  showToast(await textOf(problem, language), 'error')
}

async function textOf(problem: KeepingProblem, language: Language): Promise<string> {
  const t = await textsIn(language)
  if (problem.kind === 'device') return t(problem.reason === 'full' ? 'keptFull' : 'keptBlocked')
  const names = problem.slices.map((name) => t(PART_NAMES[name]))
  const parts = new Intl.ListFormat(localeOf(language)).format(names)
  return problem.reason === 'newer' ? t('keptNewer', { parts }) : t('keptCorrupt', { parts })
}
