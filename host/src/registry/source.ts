/** Remote and version, as whoever is to blame is named everywhere: `trading 0.1.0-3f9c…`; of one that could not be read perhaps the name alone. */
export function sourceOf({
  name,
  version,
}: {
  name: string
  version?: string | undefined
}): string {
  return version ? `${name} ${version}` : name
}

/** The two again. */
export function partsOf(source: string): { remote: string; version: string } {
  const [remote = '', version = ''] = source.split(' ')
  return { remote, version }
}
