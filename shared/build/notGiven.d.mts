type Names = Readonly<Record<string, readonly string[]>>

/** Returns the names that are taken of libraries but not given of them; `*` stands for all of a library. */
export function notGiven(given: Names, taken: Names): { key: string; name: string }[]
