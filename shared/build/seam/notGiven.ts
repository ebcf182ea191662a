/** Export names by the key of their library. */
export type Names = Readonly<Record<string, readonly string[]>>

/** Returns the names that are taken from libraries but not provided; `*` stands for a whole library. */
export function notGiven(given: Names, taken: Names): { key: string; name: string }[] {
  return Object.entries(given).flatMap(([key, names]) => {
    const wanted = new Set((taken[key] ?? []).map((name) => name.split('.')[0] ?? name))
    return [...wanted].filter((name) => !names.includes(name)).map((name) => ({ key, name }))
  })
}
