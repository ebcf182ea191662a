/** Returns the names that are taken of libraries but not given of them; `*` stands for all of a library. */
export function notGiven(given, taken) {
  return Object.entries(given).flatMap(([key, names]) => {
    const wanted = new Set((taken[key] ?? []).map((name) => name.split('.')[0]))
    return [...wanted].filter((name) => !names.includes(name)).map((name) => ({ key, name }))
  })
}
