/**
 * The fields of a thrown value. Errors of another realm, such as Node's in a test and a prerendering script's in the
 * build, are no instances of this realm's `Error`.
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

/** Returns Node's error code, such as `ENOENT`. */
export function codeOf(thrown: unknown): unknown {
  return read(thrown).code
}

export function messageOf(thrown: unknown): string {
  return String(read(thrown).message ?? thrown)
}
