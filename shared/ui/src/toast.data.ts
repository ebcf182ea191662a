import type { NotificationContent } from '@aldergate/platform'
import type { ToastAction } from './ToastBody'

export type ToastKind = 'blank' | 'success' | 'error'

export interface Toast {
  text: string
  kind: ToastKind
  action?: ToastAction
  entry?: ToastEntry
}

/** Fields of the notification besides the text, if the toast's kind is not enough. */
type ToastEntry = Partial<Omit<NotificationContent, 'text'>>

/** How long each kind stays that offers nothing to be done, in milliseconds; pointing at a toast or focusing it stops its clock. */
export const TOAST_MS = { blank: 4_000, success: 2_000, error: 4_000 } as const

/** The maximum number of toasts on screen: further ones are queued. */
export const MAX_TOASTS = 20
