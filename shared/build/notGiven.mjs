/** What is taken of libraries, and not among the names that are given of them; `*` is all of one. */
export function notGiven(given, taken) {
  return Object.entries(given).flatMap(([key, names]) => {
    const wanted = new Set((taken[key] ?? []).map((name) => name.split('.')[0]))
    return [...wanted].filter((name) => !names.includes(name)).map((name) => ({ key, name }))
  })
}
