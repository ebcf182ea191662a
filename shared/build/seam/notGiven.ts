/** Names by the key of the library that they are of. */
export type Names = Readonly<Record<string, readonly string[]>>

/** Returns the names that are taken of libraries but not given of them; `*` stands for all of a library. */
export function notGiven(given: Names, taken: Names): { key: string; name: string }[] {
  return Object.entries(given).flatMap(([key, names]) => {
    const wanted = new Set((taken[key] ?? []).map((name) => name.split('.')[0] ?? name))
    return [...wanted].filter((name) => !names.includes(name)).map((name) => ({ key, name }))
  })
}
