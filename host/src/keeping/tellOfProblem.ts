import type { Language } from '@aldergate/contract'
import { showToast, sliceNames } from '@aldergate/ui'
import type { KeepingProblem } from '@aldergate/keeping'
import { textIn } from '../texts'

/** Says, in one toast, what of the trader's data cannot be kept or read, and what follows from it. */
export function tellOfProblem(problem: KeepingProblem, language: Language): void {
  showToast(textOf(problem, language), 'error')
}

function textOf(problem: KeepingProblem, language: Language): string {
  const t = textIn(language)
  if (problem.kind === 'device') return t(problem.reason === 'full' ? 'keptFull' : 'keptBlocked')
  const parts = sliceNames(language, problem.slices)
  return problem.reason === 'newer' ? t('keptNewer', { parts }) : t('keptCorrupt', { parts })
}
