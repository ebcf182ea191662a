import { userInfo } from 'node:os'

/** The user name that release records keep. */
export function whoIsThis(): string {
  try {
    return process.env.USER || userInfo().username
  } catch {
    // A container may run under a user id without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
