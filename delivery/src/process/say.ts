/** Prints a line to stdout. All output of delivery goes through this module. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints a problem to stderr, so that callers can separate it from the result. */
export function sayProblem(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Formats `1234` as `1.2 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
