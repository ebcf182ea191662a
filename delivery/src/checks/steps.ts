import { mapLimited } from '../process/mapLimited.ts'
import { run, type RunResult } from '../process/run.ts'
import { seconds } from '../process/say.ts'

/** A part of what is checked. */
export interface Step {
  heading: string
  take: () => Promise<RunResult>
}

interface Taken {
  heading: string
  isOk: boolean
}

/** The step that a tool of the repository makes. */
export function toolStep(
  heading: string,
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Step {
  return { heading, take: () => run(tool, args, { env, isCaptured: true }) }
}

/**
 * Takes all steps, so many at once, also after one has failed. Tells of each at its end what became of it, and of one
 * that failed what it printed, in one piece. Returns what became of each, in the order of the steps.
 */
export function takeSteps(
  steps: readonly Step[],
  atOnce: number,
  tell: (text: string) => void,
): Promise<Taken[]> {
  return mapLimited(steps, atOnce, async ({ heading, take }) => {
    const start = performance.now()
    const { isOk, output } = await take()
    const verdict = `== ${heading} ${isOk ? 'passed' : 'failed'}: ${seconds(performance.now() - start)}`
    tell([verdict, ...(isOk || output === '' ? [] : [output])].join('\n'))
    return { heading, isOk }
  })
}

/** `Lint and Types`: the steps that failed; `undefined` when none did. */
export function failedOf(taken: readonly Taken[]): string | undefined {
  const failed = taken.filter(({ isOk }) => !isOk).map(({ heading }) => heading)
  const last = failed.pop()
  return failed.length > 0 ? `${failed.join(', ')} and ${last}` : last
}
