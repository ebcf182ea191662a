import { parseArgs } from 'node:util'
import { misuse } from './refusal.ts'

/** The definition of a command-line option. */
export interface TypedOption {
  type: 'string' | 'boolean'
  default?: string
  /** The placeholder for the value of an option that takes one, as in `--why <text>`. */
  value?: string
}

type TypedOptions = Readonly<Record<string, TypedOption>>

/** A typed option, as `parseArgs` returns it. */
interface Token {
  name: string
  rawName: string
  value?: string | undefined
  inlineValue?: boolean | undefined
}

/**
 * Parses the arguments of a command, and names the options among them. Refuses unknown options, a missing value, and a
 * superfluous one.
 */
export function readTyped(command: string, args: readonly string[], options: TypedOptions = {}) {
  const { positionals, values, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options,
  })
  const typed = tokens.filter((token) => token.kind === 'option')
  for (const token of typed) {
    const problem = problemOf(command, token, options)
    if (problem !== undefined) throw misuse(problem)
  }
  // `values` has the defaults as well.
  return { positionals, values, typed: typed.map(({ name }) => name) }
}

function problemOf(command: string, token: Token, options: TypedOptions): string | undefined {
  const { name, rawName, value, inlineValue } = token
  const option =
    Object.hasOwn(options, name) && rawName.startsWith('--') ? options[name] : undefined
  if (!option) return `${command} has no option ${rawName}: ${choice(options)}`
  if (option.type === 'boolean') {
    return inlineValue ? `${rawName} takes no value: leave "=${value}" away.` : undefined
  }
  const like = `${rawName} <${option.value ?? 'value'}>`
  if (value === undefined) return `${rawName} needs a value, as in ${like}.`
  if (inlineValue || !value.startsWith('-')) return undefined
  return (
    `${rawName} is followed by ${value}, so it has no value: give it one, as in ${like}, or ` +
    `write ${rawName}=${value} if that is meant.`
  )
}

function choice(options: TypedOptions): string {
  const names = Object.keys(options).map((name) => `--${name}`)
  if (names.length === 0) return 'it takes none.'
  return `choose from ${names.join(', ')}. --help says what each does.`
}
