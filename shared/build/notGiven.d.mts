type Names = Readonly<Record<string, readonly string[]>>

/** What is taken of libraries, and not among the names that are given of them; `*` is all of one. */
export function notGiven(given: Names, taken: Names): { key: string; name: string }[]
