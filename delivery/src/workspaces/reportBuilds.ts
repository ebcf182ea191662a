import { refusal } from '../process/refusal.ts'
import { say, sayProblem, seconds } from '../process/say.ts'
import type { BuildOutcome } from './buildWorkspaces.ts'

/** Prints what became of one build, and what it had to say. */
export function reportBuild(outcome: BuildOutcome): void {
  if (outcome.status === 'unchanged') say(`  ${outcome.name}  unchanged`)
  if (outcome.status === 'built') say(`  built ${outcome.name}  ${seconds(outcome.ms)}`)
  if (outcome.status === 'failed') sayProblem(`  ${outcome.name}  failed`)
  if (outcome.status !== 'unchanged' && outcome.output) sayProblem(outcome.output)
}

/** Refuses to go on when a build failed. */
export function refuseFailed(outcomes: readonly BuildOutcome[]): void {
  const failed = outcomes.filter(({ status }) => status === 'failed').map(({ name }) => name)
  if (failed.length === 0) return
  throw refusal(`The build of ${failed.join(', ')} failed: mend what is printed above.`)
}
