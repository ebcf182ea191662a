import { isEmail } from '../forms/email'
import type { FieldErrors } from '../forms/fieldErrors'
import type { ErrorKey } from './texts'

export interface Enquiry {
  name: string
  email: string
  message: string
}

export const EMPTY_ENQUIRY: Enquiry = { name: '', email: '', message: '' }

/** Characters of a message. */
export const MESSAGE_LIMIT = 1_000

/** Why each field cannot be taken, in the order of the form; empty when all of them can. */
export function enquiryErrors({ name, email, message }: Enquiry): FieldErrors<Enquiry, ErrorKey> {
  return {
    ...(name.trim() === '' && { name: 'nameMissing' as const }),
    ...(email.trim() === '' && { email: 'emailMissing' as const }),
    ...(email.trim() !== '' && !isEmail(email) && { email: 'emailInvalid' as const }),
    ...(message.trim() === '' && { message: 'messageMissing' as const }),
    ...(message.length > MESSAGE_LIMIT && { message: 'messageLong' as const }),
  }
}
