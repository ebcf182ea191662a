/** Prints a line for whoever runs a command. Everything that delivery prints goes through here. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints a line about what went wrong, where a caller can keep it apart from the result. */
export function sayProblem(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** `1234` → `1.2 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
