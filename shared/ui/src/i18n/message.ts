/** What may be put into a message. */
export type MessageValue = string | number

/** The messages of a language by their keys, in ICU MessageFormat. */
export type Catalogue = Readonly<Record<string, string>>

/** The values that a message asks for: exact for `{name}`, open after the first plural or select. */
type ValuesOf<Message extends string> = Message extends `${string}{${infer Inner}}${infer Rest}`
  ? Inner extends `${infer Name},${string}`
    ? Record<Name, MessageValue> & Record<string, MessageValue>
    : Record<Inner, MessageValue> & ValuesOf<Rest>
  : unknown

/** The arguments after the key: none for a message without parameters. */
type MessageArguments<Message extends string> = string extends Message
  ? [values?: Record<string, MessageValue>]
  : Message extends `${string}{${string}`
    ? [values: ValuesOf<Message>]
    : []

/** Gives the text of a key in one language. */
export type Translate<English extends Catalogue> = <Key extends keyof English & string>(
  key: Key,
  ...values: MessageArguments<English[Key]>
) => string
