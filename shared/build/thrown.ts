/**
 * Something that was thrown, by its fields: an error of another world, as Node's is to a test and a drawing's to the
 * build, is no instance of the `Error` of this one.
 */
interface Thrown {
  name?: unknown
  code?: unknown
  message?: unknown
}

function read(thrown: unknown): Thrown {
  return typeof thrown === 'object' && thrown !== null ? thrown : {}
}

export function nameOf(thrown: unknown): unknown {
  return read(thrown).name
}

/** Returns Node's word for what went wrong, such as `ENOENT`. */
export function codeOf(thrown: unknown): unknown {
  return read(thrown).code
}

export function messageOf(thrown: unknown): string {
  return String(read(thrown).message ?? thrown)
}
