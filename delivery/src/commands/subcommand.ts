import { misuse } from '../process/refusal.ts'
import { readTyped, type TypedOption } from '../process/typed.ts'

/** An option, and what help says of it. */
export interface Option extends TypedOption {
  says: string
}

type Options = Readonly<Record<string, Option>>

type ValueOf<Of extends Option> = Of['type'] extends 'boolean'
  ? boolean
  : Of extends { default: string }
    ? string
    : string | undefined

/** The operands and options that were typed behind the name of a subcommand. */
export interface Typed<Of extends Options> {
  operands: readonly string[]
  values: { readonly [Name in keyof Of]: ValueOf<Of[Name]> }
}

/** The result of a subcommand. */
export interface Outcome {
  /** For people. */
  lines: readonly string[]
  /** For machines: the same, by name. */
  data: Readonly<Record<string, unknown>>
  /** It did what it was asked, and what it found is not sound. */
  isBad?: boolean
}

/** Where a subcommand works, and to whom it speaks. */
export interface Context {
  store: string
  /** The address of the bucket of which the store is a copy, where it is one. */
  bucket?: string
  /** Brings to such a copy what others have made live. */
  catchUp?: () => Promise<void>
  /** Says what came of it: once, or each time where it goes on until it is stopped. */
  report: (outcome: Outcome) => void
  /** Says something on the way. */
  note: (line: string) => void
}

interface Definition<Of extends Options> {
  name: string
  /** The name of its script for `npm run`. */
  script: string
  /** In a line, for the list of all. */
  summary: string
  /** Further details, for its help. */
  details: string
  /** The operands that follow the name, as help shows them; empty when it takes none. */
  operands: string
  options: Of
  examples: readonly string[]
  /**
   * The part of a store in a bucket that it needs: without a value, what is live, what was published last and the
   * newest records. `folder` stands for a subcommand that works on a folder alone, `itself` for one that handles the
   * bucket itself, or needs no store.
   */
  needs?: 'all' | 'folder' | 'itself'
  run: (typed: Typed<Of>, context: Context) => Promise<void>
}

export interface Subcommand extends Omit<Definition<Options>, 'run'> {
  /** Reads what was typed and does it. Refuses an operand where none is taken. */
  start: (args: readonly string[], context: Context) => Promise<void>
}

/** The options that every subcommand has besides its own. */
export const COMMON_OPTIONS = {
  json: { type: 'boolean', says: 'says what came of it in one line of JSON, for machines' },
  help: { type: 'boolean', says: 'says this' },
} as const satisfies Options

/** Makes a subcommand of its definition. */
export function subcommand<const Of extends Options>(definition: Definition<Of>): Subcommand {
  const { name, operands, options, run } = definition
  return {
    ...definition,
    start: async (args, context) => {
      const { positionals, values } = readTyped(name, args, { ...options, ...COMMON_OPTIONS })
      if (operands === '' && positionals.length > 0) {
        throw misuse(`${name} takes no "${positionals[0]}": see --help.`)
      }
      const typed = { operands: positionals, values: withSwitches(options, values) }
      await run(typed as unknown as Typed<Of>, context)
    },
  }
}

/** A switch that nobody typed is off. */
function withSwitches(options: Options, values: object): object {
  const switches = Object.entries(options).filter(([, { type }]) => type === 'boolean')
  return { ...Object.fromEntries(switches.map(([name]) => [name, false])), ...values }
}
