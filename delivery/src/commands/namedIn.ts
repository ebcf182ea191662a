/** The same data with another name for a path in all of its strings. */
export function namedIn<Data>(data: Data, place: string, name: string): Data {
  const text = JSON.stringify(data)
  // Replaced in the strings and not in the JSON, which escapes the backslashes of Windows paths.
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(place, name) : value,
  ) as Data
}
