import type { ErrorKey } from './texts'

export interface Registration {
  username: string
  email: string
  password: string
  confirmPassword: string
}

export type RegistrationField = keyof Registration

export const EMPTY_REGISTRATION: Registration = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
}

const FIELDS = ['username', 'email', 'password', 'confirmPassword'] as const

/** Returns the message of the first failing rule, or `undefined` when the form is in order. */
export function registrationError(form: Registration): ErrorKey | undefined {
  if (emptyFields(form).length > 0) return 'incomplete'
  if (form.password !== form.confirmPassword) return 'mismatch'
  return undefined
}

/** The fields that the first failing rule is about, in the order of the form. */
export function fieldsAtFault(form: Registration): readonly RegistrationField[] {
  const empty = emptyFields(form)
  if (empty.length > 0) return empty
  return registrationError(form) ? ['confirmPassword'] : []
}

/** Blanks count as empty in a name or an address, but a password may consist of them. */
function emptyFields(form: Registration): RegistrationField[] {
  return FIELDS.filter((field) => {
    const isSecret = field === 'password' || field === 'confirmPassword'
    return (isSecret ? form[field] : form[field].trim()) === ''
  })
}
