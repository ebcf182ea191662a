import type { Stats } from 'webpack'

/** The errors and warnings of a build: each once, and without the stacks of our tools. */
export function reportOf(stats: Stats, { colors = false } = {}): string {
  const { compilation } = stats
  // A catalogue of texts has one module for each language, and all of them read the English one.
  compilation.errors = firstOfEach(compilation.errors)
  return (
    stats
      .toString({ preset: 'errors-warnings', errorStack: false, colors })
      // Removes the stack of a loader's error from the message.
      .replaceAll(/\n +at .+/g, '')
  )
}

function firstOfEach<Problem extends Error>(problems: readonly Problem[]): Problem[] {
  return [
    ...new Map([...problems].reverse().map((each) => [each.message, each])).values(),
  ].reverse()
}
