/**
 * A path with its signs of percent as they were meant where it cannot be decoded, such as `/100%`: the router would
 * warn of it with each look.
 */
export function readablePath(pathname: string): string {
  try {
    decodeURI(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}
