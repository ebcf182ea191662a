import { userInfo } from 'node:os'

/** The name under which the release records keep who promoted. */
export function whoIsThis(): string {
  try {
    return process.env.USER || userInfo().username
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
