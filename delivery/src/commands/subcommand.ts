import type { Looks } from '../opening/lookInBrowser.ts'
import { refuseKeptByNpm } from '../process/keptByNpm.ts'
import { misuse } from '../process/refusal.ts'
import { readTyped, type TypedOption } from '../process/typed.ts'
import type { Begun } from '../store/live.ts'
import type { Composition } from '../store/release.ts'

/** An option with its help text. */
export interface Option extends TypedOption {
  says: string
}

type Options = Readonly<Record<string, Option>>

type ValueOf<Of extends Option> = Of['type'] extends 'boolean'
  ? boolean
  : Of extends { default: string }
    ? string
    : string | undefined

/** The operands and options typed after the subcommand's name. */
export interface Typed<Of extends Options> {
  operands: readonly string[]
  values: { readonly [Name in keyof Of]: ValueOf<Of[Name]> }
}

/** The result of a subcommand. */
export interface Outcome {
  /** Output for people. */
  lines: readonly string[]
  /** The same as named data, for `--json`. */
  data: Readonly<Record<string, unknown>>
  /** Set when the command succeeded and found a problem. */
  isBad?: boolean
}

/** The store that a subcommand works on, and its output. */
export interface Context {
  store: string
  /** The address of the bucket, if the store is a copy of it. */
  bucket?: string
  /** The state in which the command began, if it begins anew after each promotion of others, as on such a copy. */
  begun?: Begun
  /** The versions that the first try chose, if it begins anew. */
  asked?: { versions?: Composition }
  /** The browser checks so far, if it begins anew. */
  looks?: Looks
  /** Pulls what others have made live into such a copy. */
  catchUp?: () => Promise<void>
  /** Prints the outcome: once, or repeatedly for a command that runs until it is stopped. */
  report: (outcome: Outcome) => void
  /** Prints progress. */
  note: (line: string) => void
}

interface Definition<Of extends Options> {
  name: string
  /** The name of its npm script. */
  script: string
  /** One line for the list of subcommands. */
  summary: string
  /** Further details, for its help. */
  details: string
  /** The operands as shown in the help; empty when there are none. */
  operands: string
  options: Of
  examples: readonly string[]
  /**
   * The part of a bucket's store that it needs. By default the live release, the last published versions and the
   * newest records. `folder`: works on a folder only. `itself`: accesses the bucket directly, or needs no store.
   */
  needs?: 'all' | 'folder' | 'itself'
  run: (typed: Typed<Of>, context: Context) => Promise<void>
}

export interface Subcommand extends Omit<Definition<Options>, 'run'> {
  /** Parses the arguments and runs the command. Refuses operands where none are allowed. */
  start: (args: readonly string[], context: Context) => Promise<void>
}

/** The options that every subcommand has. */
export const COMMON_OPTIONS = {
  json: { type: 'boolean', says: 'says what came of it in one line of JSON, for machines' },
  help: { type: 'boolean', says: 'says this' },
} as const satisfies Options

/** Creates a subcommand from its definition. */
export function subcommand<const Of extends Options>(definition: Definition<Of>): Subcommand {
  const { name, script, operands, options, run } = definition
  const allOptions: Options = { ...options, ...COMMON_OPTIONS }
  return {
    ...definition,
    start: async (args, context) => {
      const { positionals, values, typed } = readTyped(name, args, allOptions)
      refuseKeptByNpm(script, allOptions, typed)
      if (operands === '' && positionals.length > 0) {
        throw misuse(`${name} takes no "${positionals[0]}": see --help.`)
      }
      const given = { operands: positionals, values: withSwitches(options, values) }
      await run(given as unknown as Typed<Of>, context)
    },
  }
}

/** Sets switches that were not typed to false. */
function withSwitches(options: Options, values: object): object {
  const switches = Object.entries(options).filter(([, { type }]) => type === 'boolean')
  return { ...Object.fromEntries(switches.map(([name]) => [name, false])), ...values }
}
