import { isEmail } from '../../forms/email'
import type { FieldErrors } from '../../forms/fieldErrors'
import type { ErrorKey } from './texts'

export interface Application {
  name: string
  email: string
  message: string
  /** Optional: a portfolio, a repository, a profile. */
  link: string
}

export const EMPTY_APPLICATION: Application = { name: '', email: '', message: '', link: '' }

/** Characters that fit on about two printed pages. */
export const MESSAGE_LIMIT = 3_000

/** Why each field cannot be taken, in the order of the form; empty when all of them can. */
export function applicationErrors({
  name,
  email,
  message,
  link,
}: Application): FieldErrors<Application, ErrorKey> {
  return {
    ...(name.trim() === '' && { name: 'nameMissing' as const }),
    ...(email.trim() === '' && { email: 'emailMissing' as const }),
    ...(email.trim() !== '' && !isEmail(email) && { email: 'emailInvalid' as const }),
    ...(message.trim() === '' && { message: 'messageMissing' as const }),
    ...(message.length > MESSAGE_LIMIT && { message: 'messageLong' as const }),
    ...(link.trim() !== '' && !isWebAddress(link) && { link: 'linkInvalid' as const }),
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(text.trim())
}
