import type { NotificationContent } from '@aldergate/platform'
import { toast } from 'react-toastify/unstyled'
import { type ToastAction, ToastBody } from './ToastBody'

export type ToastKind = 'blank' | 'success' | 'error'

/** What a toast hands on to the notification center. */
export interface ToastData {
  text: string
  kind: ToastKind
  entry?: ToastEntry
}

/** What its entry says besides the text, where the toast's own kind says too little. */
type ToastEntry = Partial<Omit<NotificationContent, 'text'>>

interface ToastOptions {
  action?: ToastAction
  entry?: ToastEntry
}

/** How long each kind stays, in milliseconds; pointing at a toast or focusing it stops its clock. */
export const TOAST_MS = { blank: 4_000, success: 2_000, error: 4_000 } as const

/** At most so many toasts are on the screen: further ones wait. */
export const MAX_TOASTS = 20

const TYPES = { blank: 'default', success: 'success', error: 'error' } as const

/** Says something in passing, in a corner of the page; the notification center keeps it. */
export function showToast(
  text: string,
  kind: ToastKind = 'blank',
  { action, entry }: ToastOptions = {},
): void {
  toast<ToastData>(
    ({ closeToast }) => <ToastBody text={text} action={action} onClose={() => closeToast()} />,
    {
      type: TYPES[kind],
      role: kind === 'error' ? 'alert' : 'status',
      autoClose: TOAST_MS[kind],
      data: { text, kind, entry },
    },
  )
}
