/**
 * Remote and version in one word, as blame is reported everywhere: `trading 0.1.0-3f9c…`. The version may be missing
 * for a remote that could not be read.
 */
export function sourceOf({
  name,
  version,
}: {
  name: string
  version?: string | undefined
}): string {
  return version ? `${name} ${version}` : name
}

/** Splits what `sourceOf` joined. */
export function splitSource(source: string): { remote: string; version: string } {
  const [remote = '', version = ''] = source.split(' ')
  return { remote, version }
}
