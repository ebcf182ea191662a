/** The same data with another name for a place in each of their texts. */
export function namedIn<Data>(data: Data, place: string, name: string): Data {
  const text = JSON.stringify(data)
  // In each text, and not in the JSON, which writes the separators of Windows twice.
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(place, name) : value,
  ) as Data
}
