export type Strength = 'weak' | 'fair' | 'strong'

const SHORT = 10
const LONG = 16

/** Beginnings that a guesser tries first. */
const COMMON = /^(password|passw0rd|qwerty|letmein|welcome|admin|123456|abc123|iloveyou)/i

/** How hard a password is to guess: its length counts, unless it is a known, repeated or personal one. */
export function passwordStrength(password: string, username: string): Strength {
  const name = username.trim().toLowerCase()
  const isPersonal = name.length >= 3 && password.toLowerCase().includes(name)
  const isMonotonous = new Set(password).size < 5
  if (password.length < SHORT || COMMON.test(password) || isPersonal || isMonotonous) return 'weak'
  return password.length < LONG ? 'fair' : 'strong'
}
