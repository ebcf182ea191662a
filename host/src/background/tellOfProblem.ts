import type { Language } from '@aldergate/contract'
import { showToast } from '@aldergate/ui'
import { sliceNames } from '@aldergate/ui/kept'
import type { KeepingProblem } from '@aldergate/keeping'
import { textsIn } from './texts'

/** Shows a toast about data that cannot be kept or read, and about the consequence. */
export async function tellOfProblem(problem: KeepingProblem, language: Language): Promise<void> {
  showToast(await textOf(problem, language), 'error')
}

async function textOf(problem: KeepingProblem, language: Language): Promise<string> {
  const t = await textsIn(language)
  if (problem.kind === 'device') return t(problem.reason === 'full' ? 'keptFull' : 'keptBlocked')
  const parts = sliceNames(language, problem.slices)
  return problem.reason === 'newer' ? t('keptNewer', { parts }) : t('keptCorrupt', { parts })
}
