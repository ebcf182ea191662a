/** HTML's rule for an email address (WHATWG, "valid e-mail address"), so that ours is the browser's. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}
