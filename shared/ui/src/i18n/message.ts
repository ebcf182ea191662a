import type { Language } from '@aldergate/contract'

/** A value that may be put into a message. */
type MessageValue = string | number

/** The keys of a catalogue, and for each the names of its values: `never` for a text without values. */
export type Parameters = Readonly<Record<string, string>>

/** The messages of one language, as the build compiles them. */
export type Messages = Readonly<
  Record<string, (values?: Readonly<Record<string, MessageValue>>) => string>
>

/** The content of a module `texts/en.arb`: for each language its messages, or the function that loads them. */
export type Texts<Asked extends Parameters> = {
  readonly [Name in Language]?: Messages | (() => Promise<{ default: Messages }>)
} & {
  /** Type information only: never present at runtime. */
  readonly asked?: Asked
}

/** The arguments after the key: none for a message without values. */
type MessageArguments<Names extends string> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, MessageValue>>]

/** Gives the text of a key in one language. */
export type Translate<Asked extends Parameters> = <Key extends keyof Asked & string>(
  key: Key,
  ...values: { [Each in Key]: MessageArguments<Asked[Each]> }[Key]
) => string

/** The keys of a catalogue. */
export type TextKey<Catalogue> = Catalogue extends Texts<infer Asked> ? keyof Asked & string : never

/** The keys of the texts that have no values to fill in, such as titles. */
export type PlainTextKey<Catalogue> =
  Catalogue extends Texts<infer Asked>
    ? { [Key in keyof Asked & string]: [Asked[Key]] extends [never] ? Key : never }[keyof Asked &
        string]
    : never
