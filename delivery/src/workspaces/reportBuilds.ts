import { refusal } from '../process/refusal.ts'
import { say, sayProblem, seconds } from '../process/say.ts'
import type { BuildOutcome } from './buildWorkspaces.ts'

/** Prints the outcome of a build and its output. */
export function reportBuild(outcome: BuildOutcome, tell = say): void {
  if (outcome.status === 'unchanged') tell(`  ${outcome.name}  unchanged`)
  if (outcome.status === 'built') tell(`  built ${outcome.name}  ${seconds(outcome.ms)}`)
  if (outcome.status === 'failed') sayProblem(`  ${outcome.name}  failed`)
  if (outcome.status !== 'unchanged' && outcome.output) sayProblem(outcome.output)
}

/** Refuses to continue if a build failed. */
export function refuseFailed(outcomes: readonly BuildOutcome[]): void {
  const failed = outcomes.filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (failed.length === 0) return
  throw refusal(`The build of ${failed.join(', ')} failed: mend what is printed above.`)
}
