import type { ErrorKey } from './texts'

export interface Credentials {
  email: string
  password: string
}

/** The only credentials that log in. The login page shows them, so they are no secret. */
export const DEMO_CREDENTIALS: Credentials = {
  email: 'demo@aldergate.example',
  password: 'Aldergate-Demo-1',
}

/** Why these credentials do not log in, or `undefined` when they do. */
export function loginError({ email, password }: Credentials): ErrorKey | undefined {
  if (emptyFields({ email, password }).length > 0) return 'incomplete'
  const isDemo = email.trim() === DEMO_CREDENTIALS.email && password === DEMO_CREDENTIALS.password
  return isDemo ? undefined : 'invalid'
}

/**
 * Returns the missing fields, in the order of the form: blanks count as missing in an address, but not in a password.
 */
export function emptyFields({ email, password }: Credentials): (keyof Credentials)[] {
  return [
    ...(email.trim() === '' ? (['email'] as const) : []),
    ...(password === '' ? (['password'] as const) : []),
  ]
}
