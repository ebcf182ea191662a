interface Declarations {
  entries: Readonly<Record<string, string>>
  files: Readonly<Record<string, string>>
}

/** The specifiers of all that a declaration file refers to. */
export function specifiersIn(text: string): string[]

/** The path of the file that a specifier means within one set of declarations; `undefined` for what lies outside. */
export function resolveIn(
  declarations: Declarations,
  from: string,
  specifier: string,
): string | undefined

/** The part of a set of declarations that the named entries need. */
export function closureOf(
  declarations: Declarations,
  keys: readonly string[],
): { entries: Record<string, string>; files: Record<string, string> }
