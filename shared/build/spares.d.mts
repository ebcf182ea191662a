import type { Compilation } from 'webpack'

/** The parts of shared, with their ranges, that a build can run on a spare of. */
export function sparesIn(
  compilation: Compilation,
  ranges: Readonly<Record<string, string>>,
): Record<string, string>
