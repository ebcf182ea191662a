import type { NotificationContent } from '@aldergate/platform'
import type { ToastAction } from './ToastBody'

export type ToastKind = 'blank' | 'success' | 'error'

export interface Toast {
  text: string
  kind: ToastKind
  action?: ToastAction
  entry?: ToastEntry
}

/** The content of its entry besides the text, where the toast's own kind says too little. */
type ToastEntry = Partial<Omit<NotificationContent, 'text'>>

/** How long each kind stays that offers nothing to be done, in milliseconds; pointing at a toast or focusing it stops its clock. */
export const TOAST_MS = { blank: 4_000, success: 2_000, error: 4_000 } as const

/** At most so many toasts are on the screen: further ones wait. */
export const MAX_TOASTS = 20
