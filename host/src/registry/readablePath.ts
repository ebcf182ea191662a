/** Escapes the percent signs of a path that cannot be decoded, such as `/100%`: the router would warn on each match. */
export function readablePath(pathname: string): string {
  try {
    decodeURI(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}
