import { mapLimited } from '../process/mapLimited.ts'
import { run, type RunResult } from '../process/run.ts'
import { seconds } from '../process/say.ts'

/** One step of the checks. */
export interface Step {
  heading: string
  take: () => Promise<RunResult>
}

interface Taken {
  heading: string
  isOk: boolean
}

/** A step that runs a tool of the repository. */
export function toolStep(
  heading: string,
  tool: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Step {
  return { heading, take: () => run(tool, args, { env, isCaptured: true }) }
}

/**
 * Runs all steps, a limited number at once, also after one has failed. Reports each when it ends, with the output of a
 * failed one in one piece. Returns the outcomes in the order of the steps.
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

/** The headings of the failed steps, such as `Lint and Types`; `undefined` when all passed. */
export function failedOf(taken: readonly Taken[]): string | undefined {
  const failed = taken.filter(({ isOk }) => !isOk).map(({ heading }) => heading)
  const last = failed.pop()
  return failed.length > 0 ? `${failed.join(', ')} and ${last}` : last
}
