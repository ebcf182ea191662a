import type { Reporter, TestCase } from '@playwright/test/reporter'
import { record } from '../quality/figures'
import { CONTAINED } from './contained'

/** Prints after how long each case was contained, the slowest last, and records it: alone, as tests run at once. */
export default function timesReporter(): Reporter {
  const seconds = new Map<string, number>()
  return {
    onTestEnd({ title }: TestCase, { annotations }) {
      const contained = annotations.find(({ type }) => type === CONTAINED)
      if (contained) seconds.set(title, Number(contained.description))
    },
    onEnd() {
      const rows = [...seconds].sort(([, a], [, b]) => a - b)
      for (const [sentence, figure] of rows) record(`contained: ${sentence}`, figure)
      const lines = rows.map(
        ([sentence, figure]) => `${figure.toFixed(1).padStart(5)} s  ${sentence}`,
      )
      // eslint-disable-next-line no-console -- the table is what the run is for
      console.log(`\n${rows.length} faults, contained after\n${lines.join('\n')}`)
    },
    printsToStdio: () => false,
  }
}
