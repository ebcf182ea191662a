import { COMMON_OPTIONS, type Option, type Subcommand } from './subcommand.ts'

/** Returns the help of a subcommand: its description, operands, options and exit codes. */
export function helpOf(subcommand: Subcommand): string {
  const { script, summary, details, operands, options, examples } = subcommand
  const usage = [`npm run ${script} --`, operands, '[options]'].filter(Boolean).join(' ')
  return [
    `${summary}. ${details}`,
    `  ${usage}`,
    table(Object.entries({ ...options, ...COMMON_OPTIONS }).map(rowOf)),
    examples.map((example) => `  npm run ${script}${example && ` -- ${example}`}`).join('\n'),
    'The store is the folder or bucket (s3://…) that STORE names, else that of npm start. Exit code 0: done; 1: refused, ' +
      'or something is not sound; 2: not understood; 70: a fault of ours.',
  ].join('\n\n')
}

/** Lists the subcommands, one per line. */
export function helpOfAll(all: readonly Subcommand[]): string {
  return [
    'Puts versions of host and remotes live, and looks after the store that they live in.',
    '  npx node delivery/bin/delivery.mjs <command> [options]',
    table(all.map(({ name, summary }) => [name, summary])),
    'Each has --help, and npm run names of its own. docs/delivery.md tells the whole.',
  ].join('\n\n')
}

function rowOf([name, { value, says, default: standard }]: [string, Option]): [string, string] {
  const left = value === undefined ? `--${name}` : `--${name} <${value}>`
  return [left, standard === undefined ? says : `${says} (else: ${standard})`]
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
