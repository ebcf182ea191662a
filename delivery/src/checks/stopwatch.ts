import { seconds } from '../process/say.ts'

/** Measures named steps and reports their durations. */
export function createStopwatch(now: () => number) {
  const laps: { name: string; ms: number }[] = []
  const started = now()
  return {
    /** Runs a step; its duration is recorded also when it fails. */
    time: async <Result>(name: string, step: () => Promise<Result>): Promise<Result> => {
      const start = now()
      try {
        return await step()
      } finally {
        laps.push({ name, ms: now() - start })
      }
    },
    /** The steps in the order of their ends, and the total in the last line. */
    lines: (): string[] => {
      const all = [...laps, { name: 'In all', ms: now() - started }]
      const width = Math.max(...all.map(({ name }) => name.length))
      return all.map(({ name, ms }) => `  ${name.padEnd(width)}  ${seconds(ms).padStart(8)}`)
    },
  }
}
